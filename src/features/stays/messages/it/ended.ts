import type { Messages } from '#platform/i18n/languages.ts'
import type { ended as en } from '../en/ended.ts'

export const ended: Messages<typeof en> = {
  heading: 'Non è più nel calendario: {dates}',
  text: '{book}. Abbiamo chiuso il soggiorno e la sua pagina non mostra codici.',
  restore: 'Vengono comunque',
  seen: 'Sì, è stato annullato',
  restored: 'Soggiorno ripristinato',
  restoredText:
    'Il link funziona come prima. Da ora il soggiorno vale come inserito da te e nessun calendario può più chiuderlo.',
  title: 'Non è più nel calendario. Chiuso: {moment}',
  titleRemoved: 'Chiuso: {moment}',
  titleAlone: 'Non è più nel calendario',
  code: 'La sua pagina non mostra codici, a nessuna ora.',
  link: 'Il link si apre ancora, ma dice solo che il soggiorno è stato annullato. Non occorre revocarlo.',
  noLink: 'Il link è stato revocato.',
  calendar: 'Se la prenotazione torna nel calendario, anche il soggiorno ricompare.',
  newLink: 'Il vecchio link resta revocato: creane uno nuovo e invialo.',
  restoreText: 'Il link che hai inviato funziona di nuovo e i codici compaiono al momento giusto.',
}
