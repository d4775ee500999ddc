import type { Messages } from '#platform/i18n/languages.ts'
import type { notices as en } from '../en/notices.ts'

export const notices: Messages<typeof en> = {
  test: {
    title: 'Benvenuto',
    text: 'Funziona: su questo dispositivo riceverai le notifiche dei tuoi soggiorni.',
  },
  arrived: 'I tuoi ospiti sono entrati alle {time}. {dates}',
  departed: 'I tuoi ospiti sono partiti alle {time}. {dates}',
  undone: 'I tuoi ospiti hanno ritirato la segnalazione delle {time}. {dates}',
  unconfirmed: 'Il codice della porta è stato cambiato? I prossimi ospiti arrivano alle {time}. {dates}',
  codeNotSet: {
    new: 'Hai impostato il codice nella serratura? I tuoi ospiti arrivano alle {time}. {dates}',
    replaced: 'I tuoi ospiti hanno un nuovo codice della porta, ma nella serratura c’è ancora quello vecchio. {dates}',
  },
  codeFailed: {
    spare:
      'Gli ospiti segnalano che il codice della porta non funziona. La loro pagina mostra ora un codice di riserva. {dates}',
    noSpare:
      'Gli ospiti segnalano che il codice della porta non funziona, e non c’è un codice di riserva. Chiamali. {dates}',
  },
  codeLate: {
    spare:
      'Il nuovo codice della porta non è ancora confermato. Dalle {time} gli ospiti possono essere alla porta e la pagina mostra un codice di riserva. {dates}',
    noSpare:
      'Il nuovo codice della porta non è ancora confermato. Dalle {time} gli ospiti possono essere alla porta e la pagina mostra il tuo numero di telefono. {dates}',
  },
  cancelled: 'Questo soggiorno non è più nel tuo calendario, quindi lo abbiamo chiuso. {dates}',
  changed: {
    moved: 'Una prenotazione del tuo calendario ha nuove date. {dates}',
    back: 'Una prenotazione annullata è di nuovo nel tuo calendario. {dates}',
  },
  booked: {
    tonight: 'Un soggiorno per stanotte: invia il link. {dates}',
    soon: 'Nuovo soggiorno imminente: invia il link. {dates}',
    several: '{count} nuovi soggiorni imminenti: invia i link.',
  },
  questions:
    '{count, plural, one {Chi arriva? Rispondi a una domanda sul tuo calendario. {dates}} other {Chi arriva? Rispondi a # domande sui tuoi calendari.}}',
}
