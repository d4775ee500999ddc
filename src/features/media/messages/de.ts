import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Dateiformat nicht unterstützt',
    IMAGE_TOO_LARGE: 'Datei zu groß',
    UNREADABLE_IMAGE: 'Bild nicht lesbar',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Möglich sind JPG-, PNG- und WebP-Dateien.',
    IMAGE_TOO_LARGE: 'Das Bild muss kleiner als 2 MB sein.',
    UNREADABLE_IMAGE: 'Das Bild ist beschädigt oder hat zu viele Pixel. Bitte wählen Sie ein anderes.',
    IMAGE_NOT_FOUND: 'Dieses Bild ist nicht mehr verfügbar. Bitte laden Sie es noch einmal hoch.',
  },
}
