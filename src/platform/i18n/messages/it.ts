import type { Messages } from '../languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  tryAgain: 'Riprova',
  localHours: 'Nel tuo fuso orario: {from}–{to}.',
  counter: {
    letters: '{size} caratteri su {max, number}',
    bytes: '{size} byte su {max, number}',
  },
  errors: {
    INTERNAL: 'Qualcosa non ha funzionato da parte nostra. Riprova. (Riferimento: {reference})',
    INVALID_INPUT: 'Controlla i dati inseriti.',
    INVALID_VALUE: 'Questo valore non è valido',
    TOO_LONG: 'Questo testo è troppo lungo: il massimo è di {limit, number} caratteri. Accorcialo.',
    UNREADABLE_TEXT: 'Questo testo contiene caratteri che non si possono salvare. Eliminali.',
    FORM_KEPT: 'Torna al modulo: quello che hai scritto è ancora lì.',
    NOT_FOUND: 'Non trovato',
    METHOD_NOT_ALLOWED: 'Questo indirizzo non si può usare in questo modo.',
    NOT_AUTHENTICATED: 'Accedi per continuare.',
    FOREIGN_ORIGIN: 'Questa richiesta non arriva dalle nostre pagine. Ricarica la pagina e riprova.',
    BODY_TOO_LARGE: 'I dati inviati sono troppo pesanti. Accorcia i testi o usa immagini più piccole.',
    TOO_MANY_REQUESTS: 'Troppi tentativi. Attendi qualche minuto e riprova.',
    UNAVAILABLE: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  },
}
