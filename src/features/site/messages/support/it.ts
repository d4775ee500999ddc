import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  form: 'Messaggio all’assistenza',
  name: 'Il tuo nome',
  email: 'La tua email',
  message: 'Che cosa possiamo fare per te?',
  messageHint: 'Di quale guida si tratta, e che cosa ti aspettavi? Niente password, per favore.',
  trap: 'Lascia vuoto questo campo',
  send: 'Invia il messaggio',
  kept: 'Usiamo nome e indirizzo solo per risponderti. I messaggi vengono cancellati dopo un anno.',
  promise:
    'Sabato e domenica non contano. Con Pro il tuo messaggio passa per primo: accedi prima di scrivere, o usa l’indirizzo del tuo account.',
  check: 'Controlla i campi segnalati. Non è ancora partito nulla, e quello che hai scritto è al suo posto.',
  sent: {
    head: { title: 'Messaggio inviato', description: 'L’assistenza ha ricevuto il tuo messaggio.' },
    title: 'Il tuo messaggio è arrivato',
    text: 'Lo legge una persona, che risponde all’indirizzo che hai indicato entro 24 ore. I messaggi degli host Pro passano per primi.',
    hours: 'Lun-Ven 9-18 EST; sabato e domenica non contano.',
    home: 'Torna alla home',
  },
}
