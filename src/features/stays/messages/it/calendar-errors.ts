import type { calendarErrors as english } from '../en/calendar-errors.ts'

export const calendarErrors: Record<keyof typeof english, string> = {
  CALENDAR_NOT_FOUND: 'Questo calendario non è più nel tuo elenco. Ricarica la pagina.',
  CALENDAR_QUESTION_NOT_FOUND: 'A questa domanda è già stata data una risposta. Ricarica la pagina.',
  CALENDAR_ADDED_ALREADY: 'Questa guida ha già questo calendario.',
  CALENDAR_LIMIT: 'Una guida può avere fino a {limit} calendari. Rimuovine uno che non ti serve più.',
  CALENDARS_FULL: 'Puoi avere in tutto fino a {limit, number} calendari. Rimuovi quelli che non ti servono più.',
  CALENDAR_ADDRESS_INVALID:
    'Questo non è l’indirizzo di un calendario. Copia l’indirizzo intero, che inizia con https://',
  CALENDAR_NOT_HTTPS: 'Questo indirizzo non è sicuro. Usa quello che inizia con https://',
  CALENDAR_PRIVATE:
    'Questo indirizzo porta a una rete privata, dove non possiamo leggerlo. Usa quello che chiunque può aprire.',
  CALENDAR_UNREACHABLE: 'Non riusciamo a raggiungere questo indirizzo. Controllalo o riprova tra qualche minuto.',
  CALENDAR_TOO_SLOW: 'Il calendario non ha risposto entro dieci secondi. Riprova tra qualche minuto.',
  CALENDAR_REFUSED:
    'L’altro sito non ci lascia leggere questo calendario. Copia di nuovo l’indirizzo da lì: forse è cambiato.',
  CALENDAR_BROKEN: 'L’altro sito ha un problema in questo momento. Riprova tra qualche minuto.',
  CALENDAR_EMPTY:
    'Questo indirizzo non invia ancora nulla. Con Booking.com è normale finché non c’è una prima prenotazione o notte bloccata: riprova allora.',
  CALENDAR_IS_PAGE:
    'Questo indirizzo apre una pagina web, non un calendario. Cerca «Esporta calendario» e copia da lì l’indirizzo. Spesso finisce in .ics',
  CALENDAR_DAMAGED: 'Questo calendario è arrivato incompleto o danneggiato. Riprova tra qualche minuto.',
  CALENDAR_TOO_LARGE:
    'Questo calendario è troppo grande per un solo alloggio: più di 1\u00a0MB, 5.000 voci o 1.000 soggiorni in arrivo.',
  CALENDAR_ADDRESS_LOST:
    'Non riusciamo più a leggere l’indirizzo di questo calendario. Rimuovi il calendario e aggiungilo di nuovo.',
}
