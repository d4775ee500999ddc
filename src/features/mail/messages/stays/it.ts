import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  action: 'Apri i tuoi soggiorni',
  unconfirmed: {
    subject: 'il codice della porta è stato cambiato?',
    preview: 'Gli ospiti arrivano {date} alle {time} e il cambio non è confermato.',
    fact: 'Codice non confermato',
    text: 'i tuoi prossimi ospiti arrivano {date} alle {time} e nessuno ha ancora confermato che il codice della porta è stato cambiato dopo l’ultima partenza.',
    after:
      'Appena lo confermi, la loro pagina mostra il nuovo codice. Se all’arrivo manca ancora la conferma, la pagina mostra il tuo numero di telefono e, se ne hai salvato uno, un codice di riserva.',
    action: 'Conferma il cambio',
  },
  codeNotSet: {
    subject: 'hai impostato il codice nella serratura?',
    preview:
      'Gli ospiti arrivano {date} alle {time} e nessuno ha confermato che il loro codice è impostato nella serratura.',
    fact: 'Codice non impostato',
    text: 'i tuoi prossimi ospiti arrivano {date} alle {time} e nessuno ha ancora confermato che il loro codice della porta è impostato nella serratura.',
    replaced:
      'gli ospiti che arrivano {date} alle {time} hanno un nuovo codice della porta, ma nella serratura c’è ancora quello vecchio.',
    after:
      'La loro pagina mostra il codice in ogni caso. Apri il soggiorno, imposta il codice nella serratura e tocca «L’ho impostato». Se la tua serratura riceve i codici in automatico, puoi disattivare questo promemoria in «Codici e orari».',
    action: 'Vedi il codice',
  },
  codeFailed: {
    subject: 'il codice della porta non funziona',
    preview: 'I tuoi ospiti hanno bisogno di aiuto alla porta.',
    fact: 'Il codice non funziona',
    text: 'alle {time} i tuoi ospiti hanno toccato «Il codice non funziona».',
    spare:
      'La loro pagina mostra ora un codice di riserva. Controlla la serratura e, dopo il soggiorno, sostituisci quel codice.',
    noSpare: 'Non c’è nessun codice di riserva che la pagina possa mostrare. Chiamali.',
    last: 'La pagina non può mostrarne altri. Se non funziona nemmeno questo, avranno bisogno del tuo aiuto.',
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
    subject: 'i tuoi ospiti hanno ritirato la segnalazione',
    preview: 'La segnalazione delle {time} era un errore.',
    fact: 'Segnalazione ritirata',
    text: 'i tuoi ospiti hanno ritirato quello che avevano segnalato alle {time}. Non tenere conto della nostra email precedente.',
  },
  digest: {
    subject: 'Oggi: {news}',
    preview: 'Che cosa succede nei tuoi alloggi {date}.',
    departures: '{count, plural, one {# partenza} other {# partenze}}',
    arrivals: '{count, plural, one {# arrivo} other {# arrivi}}',
    todo: '{count, plural, one {# cosa da fare} other {# cose da fare}}',
    text: 'ecco che cosa succede oggi nei tuoi alloggi.',
    inHouse: '{count, plural, one {Un soggiorno prosegue anche oggi.} other {# soggiorni proseguono anche oggi.}}',
    messages:
      '{count, plural, one {Oggi c’è un messaggio da inviare ai tuoi ospiti.} other {Oggi ci sono # messaggi da inviare ai tuoi ospiti.}}',
    more: 'Questa email mostra solo una parte. Trovi tutto nella pagina Soggiorni.',
    leaves: 'Partenza entro le {time}',
    arrives: 'Arrivo dalle {time}',
    needs: {
      codeChange: 'Cambio del codice non confermato',
      seen: 'Da confermare: incontro con gli ospiti',
      noCode: 'Manca il codice della porta',
      setCode: 'Codice da impostare nella serratura',
    },
    spares: '{count, plural, one {# codice di riserva da sostituire} other {# codici di riserva da sostituire}}',
    leftCodes:
      '{count, plural, one {# codice da togliere dalla serratura} other {# codici da togliere dalla serratura}}',
    houseOn: '{house}, arrivo {date}',
    unclear: '{count, plural, one {# voce poco chiara in un calendario} other {# voci poco chiare nei calendari}}',
    settings: 'Questa email',
    change: 'Cambia l’orario o disattivala',
  },
  codeLate: {
    subject: 'il codice della porta non è ancora confermato',
    preview: 'Dalle {time} i tuoi ospiti possono essere alla porta.',
    fact: 'Codice non confermato',
    text: 'dalle {time} i tuoi ospiti possono arrivare e nessuno ha confermato che il codice della porta è stato cambiato. La loro pagina non mostra il codice.',
    spare:
      'Al suo posto mostra il tuo numero di telefono e un codice di riserva. Dopo il soggiorno, sostituisci quel codice.',
    noSpare: 'Al suo posto mostra il tuo numero di telefono. Non c’è nessun codice di riserva da mostrare.',
    after: 'Appena confermi il cambio, la loro pagina mostra il nuovo codice.',
  },
  cancelled: {
    subject: 'un soggiorno non è più nel tuo calendario',
    preview: 'Abbiamo chiuso il soggiorno con arrivo {arrival} e partenza {departure}.',
    fact: 'Soggiorno annullato',
    text: 'il tuo calendario non contiene più il soggiorno con arrivo {arrival} e partenza {departure}, quindi lo abbiamo chiuso.',
    shown:
      'La pagina degli ospiti mostrava già i codici. Ora non li mostra più, ma gli ospiti potrebbero averli visti.',
    hidden: 'La pagina degli ospiti non ha mostrato alcun codice e non ne mostrerà.',
    after:
      'Se gli ospiti vengono comunque, apri il soggiorno e tocca «Vengono comunque». Il loro link funziona di nuovo come prima.',
  },
  booked: {
    tonight: 'invia il link del soggiorno di stanotte',
    soon: 'invia il link di un soggiorno imminente',
    several: 'invia i link di {count} soggiorni imminenti',
    preview:
      '{count, plural, one {Gli ospiti non hanno ancora il link.} other {Gli ospiti non hanno ancora i loro link.}}',
    fact: '{count, plural, one {Nuovo soggiorno} other {Nuovi soggiorni}}',
    text: 'il tuo calendario mostra un nuovo soggiorno: {dates}. Gli ospiti non hanno ancora il link. Invialo dalla pagina del soggiorno.',
    textSeveral:
      'il tuo calendario mostra {count} nuovi soggiorni. Gli ospiti non hanno ancora i loro link. Apri ogni soggiorno e invia il suo.',
    ownCode:
      '{count, plural, one {Il soggiorno ha un codice della porta tutto suo: impostalo} other {Ognuno ha un codice della porta tutto suo: imposta i codici}} nella serratura prima dell’arrivo degli ospiti.',
    mayBeKnown:
      'Il calendario ha dato un nuovo numero a una prenotazione, quindi potrebbero essere ospiti che hanno già un link. Rispondi alla domanda nella pagina Soggiorni prima di inviarne un altro.',
    action: 'Apri il soggiorno',
  },
  changed: {
    subject: { moved: 'una prenotazione ha nuove date', back: 'una prenotazione è di nuovo nel calendario' },
    fact: { moved: 'Nuove date', back: 'Prenotazione ripristinata' },
    text: {
      moved: 'il tuo calendario ha spostato una prenotazione. Gli ospiti ora vengono in queste date: {dates}.',
      back: 'il tuo calendario mostra di nuovo una prenotazione che era stata annullata: {dates}. Abbiamo ripristinato il soggiorno.',
    },
    link: 'Il link degli ospiti resta lo stesso e la loro pagina mostra queste date. Se non hanno ancora il link, invialo ora.',
    noLink: 'Il link è stato revocato. Apri il soggiorno, crea un nuovo link e invialo.',
  },
  questions: {
    subject: '{count, plural, one {una domanda su un arrivo} other {# domande su alcuni arrivi}}',
    preview: 'Solo tu puoi dire chi arriva.',
    fact: '{count, plural, one {Una domanda} other {# domande}}',
    text: 'tra poco potrebbero arrivare degli ospiti e dal tuo calendario non si capisce chi viene. Rispondi {count, plural, one {a questa domanda} other {a queste domande}}: chi ha una prenotazione che non è ancora un soggiorno non ha il link.',
    kinds: {
      isBooking: 'Prenotazione o notti bloccate?',
      sameGuests: 'Sono ancora gli stessi ospiti?',
      sameStay: 'È il soggiorno che hai inserito?',
      sameBooking: 'Una prenotazione o due?',
      moved: 'Un soggiorno è stato spostato a queste date?',
      allGone: 'Sono stati annullati tutti i soggiorni?',
    },
    datesAt: '{house}, {dates}',
    action: '{count, plural, one {Rispondi alla domanda} other {Rispondi alle domande}}',
  },
}
