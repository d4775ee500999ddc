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
    'Le 24 ore si contano dal lunedì al venerdì. Con Pro il tuo messaggio ha la precedenza: accedi prima di scrivere, o usa l’indirizzo del tuo account.',
  check:
    'Controlla i campi segnalati. Il messaggio non è ancora partito e quello che hai scritto è rimasto al suo posto.',
  sent: {
    head: { title: 'Messaggio inviato', description: 'L’assistenza ha ricevuto il tuo messaggio.' },
    title: 'Il tuo messaggio è arrivato',
    text: 'Lo legge una persona, che entro 24 ore risponde all’indirizzo che hai indicato. I messaggi degli host Pro hanno la precedenza.',
    hours: 'Lun–ven 9–18 EST (New York); sabato e domenica esclusi.',
    home: 'Torna alla home',
  },
}
