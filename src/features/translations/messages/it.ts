import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  loading: 'Caricamento…',
  title: 'Lingue',
  lead: '{count, plural, one {C’è un testo da tradurre} other {Ci sono # testi da tradurre}}; nomi, orari, indirizzi e codici restano come sono. Ciò che non è tradotto appare nella tua lingua.',
  original: 'Scrivo questa guida in',
  into: 'Traduci in',
  filter: 'Solo testi mancanti o da aggiornare',
  next: 'Testo successivo',
  shortcut: 'Ctrl + Invio (su Mac: ⌘ + Invio) passa al prossimo testo mancante.',
  allDone: 'In questa lingua non resta nulla da fare.',
  groupCount:
    '{count, plural, one {un testo} other {# testi}}{done, plural, =0 {} one {, uno fatto} other {, # fatti}}',
  translationOf: '{field}, traduzione',
  before: 'Prima:',
  accept: 'Accetta',
  change: 'Modifica',
  changing: 'Stai modificando questo testo',
  takeBack: 'Torna al suggerimento',
  done: 'Fatto',
  stillRight: 'Va ancora bene',
  pro: {
    text: 'Con Basic gli ospiti leggono i tuoi testi come li hai scritti. Con Pro li leggono nella propria lingua; le traduzioni già fatte restano salvate.',
    upgrade: 'Passa a Pro',
  },
  empty: { text: 'Questa guida non contiene ancora testi. Scrivi prima l’originale.', write: 'Scrivi la guida' },
  progress: {
    done: '{done} di {total, plural, one {# testo} other {# testi}}',
    outdated: '{outdated} da aggiornare',
    proposed: '{proposed, plural, one {un suggerimento} other {# suggerimenti}}',
    all: '{total, plural, one {L’unico testo è fatto} other {Tutti e # fatti}}',
    suggested:
      '{done, plural, one {# fatto} other {# fatti}}, {proposed, plural, one {# suggerito} other {# suggeriti}}',
    get: 'Chiedi suggerimenti',
  },
  status: {
    missing: 'Mancante',
    outdated: 'Da aggiornare',
    proposed: 'Suggerimento',
    ready: 'Frase pronta',
    done: 'Tradotto',
  },
  save: {
    tooLong: 'I testi troppo lunghi sono segnalati. Restano qui finché non li accorci; tutto il resto è salvato.',
    saving: 'Salvataggio…',
    saved: 'Salvato',
    now: 'Salva ora',
    offline:
      'Nessuna connessione. Continua pure a scrivere: tutto resta su questo dispositivo e viene salvato appena la connessione torna.',
    unreachable:
      'In questo momento il servizio non è raggiungibile. Continua pure a scrivere: tutto resta su questo dispositivo e viene salvato appena torna a funzionare.',
    conflict:
      'Nel frattempo la guida è stata modificata altrove. Qui vedi la versione più recente; quello che hai scritto non è andato perso, ma va ancora salvato.',
    choosePlan: 'Scegli un piano',
    signedOut: 'Accedi di nuovo in un’altra scheda, poi salva qui.',
    failed: 'Salvataggio non riuscito. Riprova.',
    restored: 'Ecco di nuovo ciò che avevi scritto.',
    lost: 'Nel frattempo questi testi sono stati modificati o eliminati. Copia ciò che ti serve ancora:',
    dropLost: 'Elimina',
  },
  preview: {
    open: 'Anteprima',
    title: 'Anteprima: {language}',
    phone: 'La tua guida di benvenuto ({language})',
    close: 'Chiudi',
  },
  machine: {
    propose: '{count, plural, one {Chiedi un suggerimento} other {Chiedi # suggerimenti}}',
    proposeInAll: '{count, plural, other {Chiedi tutti e # in {languages} lingue}}',
    text: 'Gli ospiti vedono un suggerimento solo dopo che l’hai accettato.',
    progress: 'Suggerimenti arrivati: {done} su {total}…',
    stop: 'Interrompi',
    acceptAll: '{count, plural, one {Ho riletto, accetta} other {Ho riletto, accetta tutti e #}}',
    acceptGroup: '{count, plural, other {Accetta questi #}}',
    waiting: '{count, plural, one {Un suggerimento} other {# suggerimenti}} ({language})',
    unseen: 'Gli ospiti vedono un suggerimento solo dopo che l’hai accettato. Puoi modificarlo anche in seguito.',
    accepted:
      '{count, plural, one {Hai accettato un suggerimento. Gli ospiti lo leggono nella propria lingua.} other {Hai accettato # suggerimenti. Gli ospiti li leggono nella propria lingua.}}',
    undo: 'Annulla',
    refused: 'Qui il traduttore automatico non ha dato un risultato affidabile. Traduci tu questo testo.',
  },
  fixed: {
    title: '{count, plural, one {Una voce non va tradotta.} other {# voci non vanno tradotte.}}',
    text: 'Orari, nomi, indirizzi, codici e numeri di telefono appaiono come li hai scritti.',
  },
}
