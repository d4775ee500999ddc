import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  loading: 'Caricamento...',
  title: 'Lingue',
  lead: 'Scrivi le tue parole anche nelle lingue dei tuoi ospiti. Nomi, indirizzi e codici restano come sono. Ciò che non è tradotto appare nella tua lingua.',
  original: 'Scrivo questa guida in',
  into: 'Traduci in',
  filter: 'Solo ciò che manca o è superato',
  next: 'Prossimo testo',
  shortcut: 'Ctrl + Invio (su Mac: ⌘ + Invio) porta al prossimo testo che manca.',
  allDone: 'In questa lingua non resta nulla da fare.',
  left: '{count, plural, one {ne resta uno} other {ne restano #}}',
  translationOf: '{field}, traduzione',
  before: 'Prima:',
  accept: 'Accetta',
  stillRight: 'Va ancora bene',
  pro: {
    text: 'Gli ospiti delle guide Basic leggono le tue parole come le hai scritte. Con Pro le leggono nella loro lingua; ciò che hai tradotto resta conservato.',
    upgrade: 'Passa a Pro',
  },
  empty: { text: 'Questa guida non contiene ancora testi. Scrivi prima l’originale.', write: 'Scrivi la guida' },
  progress: {
    done: '{done} di {total, plural, one {un testo} other {# testi}}',
    outdated: '{outdated, plural, one {uno superato} other {# superati}}',
    proposed: '{proposed, plural, one {una proposta} other {# proposte}}',
  },
  status: {
    missing: 'Manca',
    outdated: 'Superato',
    proposed: 'Proposta automatica',
    ready: 'Frase pronta',
    done: 'Tradotto',
  },
  save: {
    tooLong: 'I testi troppo lunghi sono segnalati. Restano qui finché non li accorci; tutto il resto è salvato.',
    saving: 'Salvataggio...',
    saved: 'Salvato',
    now: 'Salva ora',
    offline:
      'Non c’è connessione. Continua a scrivere: tutto resta su questo dispositivo e viene salvato appena la connessione torna.',
    conflict:
      'Nel frattempo la guida è stata modificata altrove. Vedi la versione più recente; ciò che hai scritto è conservato ma non ancora salvato.',
    choosePlan: 'Scegli un piano',
    signedOut: 'Accedi di nuovo in un’altra scheda, poi salva qui.',
    failed: 'Salvataggio non riuscito. Riprova.',
    restored: 'Ecco di nuovo ciò che avevi scritto.',
    lost: 'Queste frasi nel frattempo sono state cambiate o tolte. Copia ciò che ti serve ancora:',
    dropLost: 'Elimina',
  },
  preview: {
    open: 'Anteprima',
    title: 'Anteprima: {language}',
    phone: 'La tua guida di benvenuto in {language}',
    close: 'Chiudi',
  },
  machine: {
    propose: '{count, plural, one {Proponi una traduzione} other {Proponi # traduzioni}}',
    text: 'Il traduttore automatico può proporre ciò che manca. Gli ospiti non vedono nulla finché non accetti.',
    progress: 'Proposte: {done} di {total}...',
    stop: 'Ferma',
    acceptAll: '{count, plural, one {Accetta una proposta} other {Accetta # proposte}}',
    waiting:
      'Queste proposte vengono dal traduttore automatico. Rileggile: gli ospiti le vedono dopo che le hai accettate.',
    accepted:
      '{count, plural, one {Hai accettato una proposta.} other {Hai accettato # proposte.}} Gli ospiti le leggono nella loro lingua.',
    undo: 'Annulla',
    refused: 'Qui il traduttore automatico non ha dato un risultato affidabile. Traduci tu questo testo.',
  },
}
