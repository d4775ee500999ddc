import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Formato non supportato',
    IMAGE_TOO_LARGE: 'File troppo grande',
    UNREADABLE_IMAGE: 'Immagine non leggibile',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Sono accettati solo file JPG, PNG e WebP.',
    IMAGE_TOO_LARGE: 'L’immagine deve pesare meno di 2 MB.',
    UNREADABLE_IMAGE: 'L’immagine è danneggiata o ha troppi pixel. Scegline un’altra.',
    IMAGE_NOT_FOUND: 'Questa immagine non è più disponibile. Caricala di nuovo.',
  },
}
