import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  action: 'Apri i tuoi soggiorni',
  unconfirmed: {
    subject: 'il codice della porta è cambiato?',
    preview: 'Gli ospiti arrivano {date} alle {time} e il cambio non è confermato.',
    fact: 'Codice non confermato',
    text: 'i tuoi prossimi ospiti arrivano {date} alle {time} e nessuno ha ancora confermato che il codice della porta è stato cambiato dopo l’ultima partenza.',
    after:
      'Appena lo confermi, la loro pagina mostra il nuovo codice. Se all’arrivo manca ancora la conferma, la pagina mostra il tuo numero di telefono e, se ne hai salvato uno, un codice di riserva.',
    action: 'Conferma il cambio',
  },
  codeFailed: {
    subject: 'il codice della porta non funziona',
    preview: 'I tuoi ospiti hanno bisogno di aiuto alla porta.',
    fact: 'Il codice non funziona',
    text: 'alle {time} i tuoi ospiti hanno toccato «Il codice non funziona».',
    spare:
      'La loro pagina mostra ora un codice di riserva. Controlla la serratura e, dopo il soggiorno, sostituisci quel codice.',
    noSpare: 'Non c’è nessun codice di riserva che la pagina possa mostrare. Chiamali.',
    last: 'La pagina non può mostrarne altri. Se non funziona nemmeno questo, hanno bisogno del tuo aiuto.',
  },
  arrived: {
    subject: 'i tuoi ospiti sono entrati',
    preview: 'Lo hanno segnalato alle {time}.',
    fact: 'Sono entrati',
    text: 'alle {time} i tuoi ospiti hanno toccato «Siamo entrati».',
  },
  departed: {
    subject: 'i tuoi ospiti sono partiti',
    preview: 'Lo hanno segnalato alle {time}.',
    fact: 'Sono partiti',
    text: 'alle {time} i tuoi ospiti hanno toccato «Siamo partiti».',
  },
  undone: {
    subject: 'i tuoi ospiti hanno annullato',
    preview: 'Il messaggio delle {time} era un errore.',
    fact: 'Annullato',
    text: 'i tuoi ospiti hanno annullato quello che avevano segnalato alle {time}. Non tenere conto della nostra email precedente.',
  },
}
