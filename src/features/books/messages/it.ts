import type { Messages } from '#platform/i18n/languages.ts'
import { propertyTypeNames } from '../shared/property-type-names.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  errors: {
    BOOK_NOT_FOUND: 'Guida di benvenuto non trovata',
    PAYMENT_REQUIRED: 'Completa l’abbonamento per creare guide di benvenuto.',
    TRIAL_EXPIRED: 'Il tuo trial è scaduto. Sottoscrivi un piano per continuare a creare welcome books.',
    PLAN_EXPIRED: 'Il tuo piano è terminato. Scegli un piano per continuare a creare guide di benvenuto.',
    LIMIT_REACHED:
      'Hai raggiunto il numero massimo di guide di benvenuto del tuo piano. Passa a un piano superiore per crearne altre.',
    BOOK_TOO_LARGE:
      'Questa guida contiene {size, number} kB di testo in tutte le lingue; il massimo è {limit, number} kB. Accorcia i testi lunghi oppure elimina voci o traduzioni, poi salva di nuovo.',
    TEXT_FULL:
      'Le tue guide contengono in tutto {size, number} MB di testo; il massimo è {limit, number} MB. Elimina le guide che non ti servono più, accorcia i testi lunghi o scrivi all’assistenza.',
    FAIR_USE_REACHED:
      'Un account può avere al massimo {limit, number} guide di benvenuto. Elimina quelle che non ti servono più oppure, se le tue case sono di più, scrivi all’assistenza.',
    TOO_MANY_CREATIONS:
      'In un’ora si possono creare o duplicare al massimo {limit, number} guide. Potrai continuare tra {minutes, plural, one {un minuto} other {# minuti}}.',
    DRAFT_CONFLICT:
      'Nel frattempo questa bozza è stata modificata su un altro dispositivo. Non è stato sovrascritto nulla.',
    TOO_MANY_DRAFTS:
      'Si conservano al massimo {limit, number} bozze non salvate per account. Salvane o scartane qualcuna.',
    EDIT_CONFLICT:
      'Nel frattempo questa guida di benvenuto è stata modificata altrove. Non è stato sovrascritto nulla.',
    BOOK_OFFLINE: 'Il gestore del servizio ha messo offline questa guida: per ora non puoi stamparla né duplicarla.',
    LANGUAGES_NEED_PRO: 'I testi in più lingue sono inclusi in Pro. Le tue traduzioni restano salvate.',
    NOTHING_TO_TRANSLATE: 'Questo testo non è più nella guida. Ricarica la pagina per vedere la versione attuale.',
    TRANSLATION_OFF: 'Questo servizio non offre la traduzione automatica.',
    TRANSLATION_UNAVAILABLE:
      'Il servizio di traduzione non risponde. Quello che hai scritto è al sicuro; riprova più tardi.',
    TRANSLATION_BUSY: 'Il servizio di traduzione è sovraccarico. Riprova tra un minuto.',
    TRANSLATION_USED_UP: 'Il servizio di traduzione ha raggiunto il suo limite. Per ora puoi tradurre a mano.',
    PRO_REQUIRED: 'Questa funzione è inclusa in Pro. Passa a Pro per usarla; non è stato modificato nulla.',
    SECTION_TITLE_REQUIRED: 'Dai un titolo alla sezione',
    INVALID_LINK: 'L’indirizzo web è incompleto. Deve iniziare con https://',
    INVALID_COLOR: 'Questo colore non è valido. Scrivilo così: #1f4d3f',
    HOST_NAME_REQUIRED: 'Inserisci il nome dell’host',
    VALID_EMAIL_REQUIRED: 'Inserisci un indirizzo email valido',
    PROPERTY_NAME_REQUIRED: 'Inserisci il nome dell’alloggio',
    EQUIPMENT_NAME_REQUIRED: 'Inserisci il nome della dotazione',
    ACTIVITY_NAME_REQUIRED: 'Inserisci il nome dell’attività',
    ITEM_NAME_REQUIRED: 'Inserisci il nome',
    ADDRESS_REQUIRED: 'Inserisci l’indirizzo',
    CATEGORY_REQUIRED: 'Categoria richiesta',
    LIST_TOO_LONG: 'Questo elenco contiene al massimo {limit, number} voci. Eliminane qualcuna.',
    WIFI_NAME_TOO_LONG:
      'Il nome di una rete Wi-Fi ha al massimo {limit, number} byte: una lettera semplice ne occupa uno, una accentata due, un’emoji quattro. Copialo esattamente come lo mostra il router.',
  },
  copyName: 'Copia di {name}',
  propertyTypes: propertyTypeNames.it,
  offline: {
    badge: 'Messa offline',
    since: 'Messa offline: {date}. Gli ospiti non possono leggerla.',
    ask: 'Hai risolto il problema, oppure pensi che sia un errore? Scrivi a <mail>{address}</mail>.',
    preview: 'Anteprima: al momento gli ospiti non possono leggere questa guida.',
    saved: 'Salvato. La guida resta offline finché non la rimettiamo online.',
  },
}
