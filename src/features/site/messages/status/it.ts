export const it = {
  head: {
    title: 'Stato del servizio',
    description: 'Quanto è stato affidabile il servizio: disponibilità, email e backup degli ultimi 90 giorni.',
  },
  title: 'Stato del servizio',
  works: 'Tutto funziona.',
  delayed:
    'Gli ospiti possono leggere le loro pagine e gli host possono salvare. Al momento alcune email sono in ritardo.',
  limited: 'Gli ospiti possono leggere le loro pagine. Al momento gli host potrebbero non riuscire a salvare.',
  away: 'Gli ospiti potrebbero non riuscire ad aprire le loro pagine. Al momento gli host non possono salvare.',
  checked: 'Verificato {time} UTC.',
  none: 'Ancora nessun dato',
  unknown: 'I dati degli ultimi 90 giorni non sono al momento disponibili.',
  uptime: {
    label: 'Disponibilità',
    since: 'di tutti i minuti {date}, al massimo 90 giorni',
    begins: 'I primi minuti sono in corso di misurazione.',
  },
  days: {
    summary:
      '{days, plural, one {Un giorno misurato} other {# giorni misurati}}, di cui {interrupted, plural, =0 {nessuno} other {#}} con interruzioni',
    ago: '{days} giorni fa',
    today: 'Oggi',
    noInterruption: 'Nessuna interruzione.',
    interruption: '{date}: {minutes, plural, one {un minuto} other {# minuti}} senza risposta',
  },
  mails: {
    label: 'Email consegnate al server di posta entro 10 secondi',
    count:
      '{count, plural, =0 {Nessuna email misurata negli ultimi 90 giorni} one {di un’email misurata negli ultimi 90 giorni} other {di # email misurate negli ultimi 90 giorni}}',
    late: 'Alcune email sono in attesa da più di 10 secondi. Vengono contate come in ritardo.',
  },
  restore: {
    label: 'Ultimo backup verificato',
    note: 'Quel giorno un backup è stato ripristinato come test e confrontato con l’originale.',
  },
  method:
    'Ogni minuto il servizio apre una delle proprie pagine e registra la risposta. Un minuto senza registrazione conta come interruzione, anche durante i lavori programmati. Le interruzioni della rete tra te e il servizio non vengono misurate.',
}
