export const de = {
  head: {
    title: 'Betriebsstatus',
    description: 'Wie zuverlässig der Dienst läuft: Verfügbarkeit, E-Mails und Sicherungskopien der letzten 90 Tage.',
  },
  title: 'Betriebsstatus',
  works: 'Alles läuft.',
  delayed: 'Gäste können ihre Seiten lesen, Gastgeber können speichern. Einige E-Mails verzögern sich im Moment.',
  limited: 'Gäste können ihre Seiten lesen. Gastgeber können im Moment vielleicht nicht speichern.',
  away: 'Gäste können ihre Seiten vielleicht nicht öffnen. Gastgeber können im Moment nicht speichern.',
  checked: 'Geprüft am {time} UTC.',
  none: 'Noch keine Daten',
  unknown: 'Die Zahlen der letzten 90 Tage sind im Moment nicht verfügbar.',
  uptime: {
    label: 'Verfügbarkeit',
    since: 'aller Minuten seit dem {date}, höchstens 90 Tage',
    begins: 'Die ersten Minuten werden gerade gemessen.',
  },
  days: {
    summary:
      '{days, plural, one {Ein Tag} other {# Tage}} gemessen, davon {interrupted, plural, =0 {keiner} other {#}} mit Unterbrechungen',
    ago: 'Vor {days} Tagen',
    today: 'Heute',
    noInterruption: 'Keine Unterbrechung.',
    interruption: '{date}: {minutes, plural, one {eine Minute} other {# Minuten}} ohne Antwort',
  },
  mails: {
    label: 'E-Mails, die innerhalb von 10 Sekunden beim Mailserver waren',
    count:
      '{count, plural, =0 {Keine E-Mail in den letzten 90 Tagen gemessen} one {von einer gemessenen E-Mail in den letzten 90 Tagen} other {von # gemessenen E-Mails in den letzten 90 Tagen}}',
    late: 'Einige E-Mails warten seit mehr als 10 Sekunden. Sie zählen als verspätet.',
  },
  restore: {
    label: 'Letzte geprüfte Sicherungskopie',
    note: 'An diesem Tag wurde zuletzt eine Sicherungskopie zur Probe wiederhergestellt und mit dem Original verglichen.',
  },
  method:
    'Der Dienst ruft einmal pro Minute eine eigene Seite ab und vermerkt die Antwort. Eine Minute ohne Vermerk zählt als Unterbrechung, auch bei geplanten Arbeiten. Unterbrechungen des Netzes zwischen Ihnen und dem Dienst werden nicht gemessen.',
}
