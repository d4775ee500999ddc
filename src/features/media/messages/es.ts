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
    UNREADABLE_IMAGE: 'La imagen está dañada o no se ha podido procesar. Guárdala de nuevo como JPG o elige otra.',
    TOO_MANY_PIXELS:
      'La imagen mide {width, number} × {height, number} píxeles. Para un archivo de este tipo el máximo es de {megapixels, number} megapíxeles y {side, number} píxeles por lado. Redúcela y vuelve a elegirla.',
    IMAGE_NOT_FOUND: 'Esta imagen ya no está disponible. Vuelve a subirla.',
  },
}
