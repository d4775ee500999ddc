import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Dateiformat nicht unterstützt',
    IMAGE_TOO_LARGE: 'Datei zu groß',
    other: 'Bild nicht hochgeladen',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Möglich sind JPG-, PNG- und WebP-Dateien.',
    IMAGE_TOO_LARGE: 'Das Bild muss kleiner als 2\u00a0MB sein.',
    UNREADABLE_IMAGE:
      'Das Bild ist beschädigt oder konnte nicht verarbeitet werden. Speichern Sie es noch einmal als JPG oder wählen Sie ein anderes.',
    TOO_MANY_PIXELS:
      'Das Bild hat {width, number} × {height, number} Pixel. Bei einer Datei dieser Art sind höchstens {megapixels, number} Megapixel und {side, number} Pixel je Seite möglich. Verkleinern Sie es und wählen Sie es dann noch einmal.',
    TOO_MANY_UPLOADS:
      'In einer Stunde lassen sich höchstens {limit, number} Bilder hochladen. In {minutes, plural, one {einer Minute} other {# Minuten}} geht es weiter.',
    TOO_MANY_UNUSED_IMAGES:
      'In den letzten 24 Stunden haben Sie {limit, number} Bilder hochgeladen, die noch in keiner Gästemappe stehen; mehr sind nicht möglich. Speichern Sie die Mappen mit diesen Bildern oder versuchen Sie es morgen wieder.',
    PICTURES_FULL:
      'Ihre Bilder belegen den gesamten Speicherplatz Ihres Kontos ({limit, number}\u00a0MB). Löschen Sie Gästemappen, die Sie nicht mehr brauchen, oder schreiben Sie uns.',
    IMAGE_NOT_FOUND: 'Dieses Bild ist nicht mehr verfügbar. Bitte laden Sie es noch einmal hoch.',
  },
}
