import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Formato no admitido',
    IMAGE_TOO_LARGE: 'Archivo demasiado grande',
    UNREADABLE_IMAGE: 'Imagen ilegible',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Solo se admiten archivos JPG, PNG y WebP.',
    IMAGE_TOO_LARGE: 'La imagen debe pesar menos de 2 MB.',
    UNREADABLE_IMAGE: 'La imagen está dañada o tiene demasiados píxeles. Elige otra.',
    IMAGE_NOT_FOUND: 'Esta imagen ya no está disponible. Vuelve a subirla.',
  },
}
