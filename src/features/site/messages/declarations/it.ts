import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  cancellation: {
    head: {
      title: 'Disdire il contratto qui',
      description: 'Disdici il tuo abbonamento Benvenuto senza accedere. La conferma arriva subito.',
      keywords: 'disdire Benvenuto, disdetta abbonamento, fine del rinnovo',
    },
    title: 'Disdire il contratto qui',
    lead: 'Disdici il tuo abbonamento Benvenuto senza accedere. Ricevi subito una conferma con data e ora, qui e per email.',
    points: {
      end: 'Il piano resta tuo fino alla fine del mese pagato. Poi non ci saranno altri addebiti.',
      books: 'Le guide pubblicate restano online, i tuoi testi e le tue foto restano dove sono.',
      other: 'Hai ordinato negli ultimi 14 giorni? I consumatori possono anche <link>recedere dal contratto</link>.',
    },
    submit: 'Disdici ora',
    sent: 'Abbiamo ricevuto la tua disdetta',
  },
  withdrawal: {
    head: {
      title: 'Recedere dal contratto qui',
      description: 'Recedi dal contratto con Benvenuto entro 14 giorni, senza accedere.',
      keywords: 'recesso Benvenuto, diritto di recesso, 14 giorni',
    },
    title: 'Recedere dal contratto qui',
    lead: 'I consumatori possono recedere entro 14 giorni dall’ordine, senza indicarne il motivo. Ricevi subito una conferma con data e ora, qui e per email.',
    points: {
      end: 'Basta inviare il recesso prima che i 14 giorni siano passati.',
      books: 'Controlliamo il recesso e ti scriviamo. Se è nei termini, non ci saranno altri addebiti.',
      other: 'I 14 giorni sono passati? Puoi <link>disdire il contratto</link> in ogni momento.',
    },
    submit: 'Conferma recesso',
    sent: 'Abbiamo ricevuto il tuo recesso',
  },
  form: 'Dichiarazione',
  contact: 'Domande? <link>Scrivici</link>.',
  name: 'Il tuo nome',
  email: 'Email del tuo account',
  emailHint: 'Ci dice di quale contratto si tratta, e la conferma arriva lì.',
  contract: 'Contratto',
  contractHint: 'Il piano o il numero di una fattura, se i contratti possono essere più di uno.',
  contractDefault: 'Abbonamento Benvenuto dell’account con questo indirizzo email',
  type: 'Tipo di disdetta',
  types: { ordinary: 'Disdetta ordinaria', forCause: 'Disdetta per giusta causa', withdrawal: 'Recesso' },
  typeTexts: { ordinary: 'Senza indicare un motivo', forCause: 'Per un motivo importante, che indichi qui sotto' },
  reason: 'Motivo',
  reasonHint: 'Serve solo per una disdetta per giusta causa.',
  day: 'Fine del contratto',
  dayHint: 'Senza una data vale il primo giorno possibile.',
  earliest: 'Appena possibile',
  optional: 'Facoltativo',
  kept: 'Conserviamo la dichiarazione per un anno. Se la invii dopo aver effettuato l’accesso e poi elimini l’account, la cancelliamo insieme all’account. La conferma che ricevi è la tua prova.',
  check: 'Controlla i campi segnalati. Non è ancora partito nulla.',
  /** In languages of countries whose law wants a summary before the cancellation. */
  summary: {
    continue: 'Continua',
    title: 'Controlla la tua disdetta',
    lead: 'Non è ancora partito nulla. Se è tutto giusto, invia la disdetta.',
    change: 'Modifica',
  },
  receipt: {
    lead: 'Dichiarazione ricevuta {day} alle {time}.',
    declaration: 'Dichiarazione',
    sentWith: 'Inviata con il pulsante',
    button: '«{label}» su {page}',
    receivedAt: 'Ricevuta',
    mail: 'Inviamo una conferma a questo indirizzo. Se non arriva entro pochi minuti, guarda nella posta indesiderata (spam). Vale anche questa pagina: salvala.',
    save: 'Salva come file di testo',
    home: 'Torna alla home',
  },
}
