import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Formato non supportato',
    IMAGE_TOO_LARGE: 'File troppo grande',
    other: 'Immagine non caricata',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Sono accettati solo file JPG, PNG e WebP.',
    IMAGE_TOO_LARGE: 'L’immagine deve pesare meno di 2 MB.',
    UNREADABLE_IMAGE:
      'L’immagine è danneggiata o non può essere elaborata. Salvala di nuovo come JPG o scegline un’altra.',
    TOO_MANY_PIXELS:
      'L’immagine misura {width, number} × {height, number} pixel. Per un file di questo tipo il massimo è {megapixels, number} megapixel, con non più di {side, number} pixel per lato. Riducila e sceglila di nuovo.',
    TOO_MANY_UPLOADS:
      'In un’ora si possono caricare al massimo {limit, number} immagini. Potrai continuare tra {minutes, plural, one {un minuto} other {# minuti}}.',
    TOO_MANY_UNUSED_IMAGES:
      'Nelle ultime 24 ore hai caricato {limit, number} immagini che non compaiono ancora in nessuna guida: è il massimo. Salva le guide che le contengono oppure riprova domani.',
    PICTURES_FULL:
      'Le tue immagini occupano tutto lo spazio di un account, {limit, number} MB. Elimina le guide che non ti servono più oppure scrivi all’assistenza.',
    IMAGE_NOT_FOUND: 'Questa immagine non è più disponibile. Caricala di nuovo.',
  },
}
