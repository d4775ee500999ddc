import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  action: 'Zu Ihren Aufenthalten',
  unconfirmed: {
    subject: 'Wurde der Türcode geändert?',
    preview: 'Gäste kommen am {date} um {time} Uhr, und die Änderung ist nicht bestätigt.',
    fact: 'Code nicht bestätigt',
    text: 'Ihre nächsten Gäste kommen am {date} um {time} Uhr, und noch hat niemand bestätigt, dass der Türcode nach der letzten Abreise geändert wurde.',
    after:
      'Sobald Sie das bestätigen, zeigt die Seite der Gäste den neuen Code. Fehlt die Bestätigung bei der Ankunft noch, zeigt die Seite Ihre Telefonnummer und, falls Sie einen hinterlegt haben, einen Ersatzcode.',
    action: 'Änderung bestätigen',
  },
  codeNotSet: {
    subject: 'Ist der Türcode am Schloss eingestellt?',
    preview:
      'Gäste kommen am {date} um {time} Uhr, und niemand hat bestätigt, dass ihr Code am Schloss eingestellt ist.',
    fact: 'Code nicht eingestellt',
    text: 'Ihre nächsten Gäste kommen am {date} um {time} Uhr, und noch hat niemand bestätigt, dass deren Türcode am Schloss eingestellt ist.',
    replaced:
      'die Gäste, die am {date} um {time} Uhr kommen, haben einen neuen Türcode, aber das Schloss hat noch den alten.',
    after:
      'Die Seite der Gäste zeigt den Code auf jeden Fall. Öffnen Sie den Aufenthalt, um den Code zu sehen, stellen Sie ihn am Schloss ein und tippen Sie auf „Er ist eingestellt“. Übernimmt Ihr Schloss die Codes automatisch, können Sie diese Erinnerung unter „Codes und Zeiten“ ausschalten.',
    action: 'Code ansehen',
  },
  codeFailed: {
    subject: 'Der Türcode funktioniert nicht',
    preview: 'Ihre Gäste brauchen Hilfe an der Tür.',
    fact: 'Code funktioniert nicht',
    text: 'um {time} Uhr haben Ihre Gäste auf „Der Code funktioniert nicht“ getippt.',
    spare:
      'Die Seite der Gäste zeigt jetzt einen Ersatzcode. Prüfen Sie das Schloss und ersetzen Sie diesen Code nach dem Aufenthalt.',
    noSpare: 'Es gibt keinen Ersatzcode, den die Seite zeigen könnte. Bitte rufen Sie die Gäste an.',
    last: 'Einen weiteren Ersatzcode kann die Seite nicht zeigen. Funktioniert auch der gezeigte nicht, brauchen die Gäste Ihre Hilfe.',
  },
  arrived: {
    subject: 'Ihre Gäste sind da',
    preview: 'Das haben sie um {time} Uhr gemeldet.',
    fact: 'Die Gäste sind da',
    text: 'um {time} Uhr haben Ihre Gäste gemeldet, dass sie da sind.',
  },
  departed: {
    subject: 'Ihre Gäste sind abgereist',
    preview: 'Das haben sie um {time} Uhr gemeldet.',
    fact: 'Die Gäste sind abgereist',
    text: 'um {time} Uhr haben Ihre Gäste gemeldet, dass sie abgereist sind.',
  },
  undone: {
    subject: 'Ihre Gäste haben ihre Meldung zurückgenommen',
    preview: 'Die Meldung von {time} Uhr war ein Versehen.',
    fact: 'Zurückgenommen',
    text: 'Ihre Gäste haben zurückgenommen, was sie um {time} Uhr gemeldet hatten. Unsere vorige E-Mail ist damit hinfällig.',
  },
  digest: {
    subject: 'Heute: {news}',
    preview: 'Was am {date} in Ihren Unterkünften ansteht.',
    departures: '{count, plural, one {# Abreise} other {# Abreisen}}',
    arrivals: '{count, plural, one {# Anreise} other {# Anreisen}}',
    todo: '{count, plural, one {# Aufgabe} other {# Aufgaben}}',
    text: 'hier lesen Sie, was heute in Ihren Unterkünften ansteht.',
    inHouse: '{count, plural, one {Ein Aufenthalt dauert noch an.} other {# Aufenthalte dauern noch an.}}',
    messages:
      '{count, plural, one {Heute ist eine Nachricht an Ihre Gäste zu senden.} other {Heute sind # Nachrichten an Ihre Gäste zu senden.}}',
    more: 'Diese E-Mail zeigt nur einen Teil. Alles finden Sie unter „Aufenthalte“.',
    leaves: 'Abreise bis {time}\u00a0Uhr',
    arrives: 'Anreise ab {time}\u00a0Uhr',
    needs: {
      codeChange: 'Codewechsel nicht bestätigt',
      seen: 'Code erst, wenn Sie die Gäste getroffen haben',
      noCode: 'Noch kein Türcode',
      setCode: 'Code noch nicht am Schloss eingestellt',
    },
    spares: '{count, plural, one {# Ersatzcode zu ersetzen} other {# Ersatzcodes zu ersetzen}}',
    leftCodes: '{count, plural, one {# Code am Schloss zu löschen} other {# Codes am Schloss zu löschen}}',
    houseOn: '{house}, Anreise am {date}',
    unclear: '{count, plural, one {# unklarer Eintrag in einem Kalender} other {# unklare Einträge in Kalendern}}',
    settings: 'Diese E-Mail',
    change: 'Uhrzeit ändern oder abstellen',
  },
  codeLate: {
    subject: 'Der Türcode ist noch nicht bestätigt',
    preview: 'Seit {time} Uhr können Ihre Gäste vor der Tür stehen.',
    fact: 'Code nicht bestätigt',
    text: 'seit {time} Uhr können Ihre Gäste ankommen, und niemand hat bestätigt, dass der Türcode geändert wurde. Die Seite der Gäste zeigt den Code nicht.',
    spare:
      'Stattdessen zeigt sie Ihre Telefonnummer und einen Ersatzcode. Ersetzen Sie diesen Code nach dem Aufenthalt.',
    noSpare: 'Stattdessen zeigt sie Ihre Telefonnummer. Es gibt keinen Ersatzcode, den sie zeigen könnte.',
    after: 'Sobald Sie die Änderung bestätigen, zeigt die Seite der Gäste den neuen Code.',
  },
  cancelled: {
    subject: 'Ein Aufenthalt steht nicht mehr im Kalender',
    preview: 'Wir haben den Aufenthalt vom {arrival} bis zum {departure} beendet.',
    fact: 'Aufenthalt storniert',
    text: 'Ihr Kalender enthält den Aufenthalt vom {arrival} bis zum {departure} nicht mehr. Wir haben ihn deshalb beendet.',
    shown:
      'Die Seite der Gäste hat die Codes schon gezeigt. Jetzt zeigt sie keine mehr, aber die Gäste können sie gesehen haben.',
    hidden: 'Die Seite der Gäste hat keinen Code gezeigt und wird keinen zeigen.',
    after:
      'Falls die Gäste doch kommen, öffnen Sie den Aufenthalt und tippen Sie auf „Sie kommen doch“. Der Link funktioniert dann wie zuvor.',
  },
  booked: {
    tonight: 'Senden Sie den Link für heute Nacht',
    soon: 'Senden Sie den Link für einen anstehenden Aufenthalt',
    several: 'Senden Sie die Links für {count} anstehende Aufenthalte',
    preview: '{count, plural, one {Die Gäste haben noch keinen Link.} other {Die Gäste haben noch keine Links.}}',
    fact: '{count, plural, one {Neuer Aufenthalt} other {Neue Aufenthalte}}',
    text: 'Ihr Kalender enthält einen neuen Aufenthalt: {dates}. Die Gäste haben ihren Link noch nicht. Öffnen Sie den Aufenthalt und senden Sie den Link.',
    textSeveral:
      'Ihr Kalender enthält {count} neue Aufenthalte. Die Gäste haben ihre Links noch nicht. Öffnen Sie jeden Aufenthalt und senden Sie seinen Link.',
    ownCode:
      '{count, plural, one {Der Aufenthalt hat einen eigenen Türcode. Stellen Sie ihn am Schloss ein} other {Jeder hat einen eigenen Türcode. Stellen Sie die Codes am Schloss ein}}, bevor die Gäste kommen.',
    mayBeKnown:
      'Der Kalender hat einer Buchung eine neue Nummer gegeben. Vielleicht sind es Gäste, die schon einen Link haben. Beantworten Sie die Frage unter „Aufenthalte“, bevor Sie einen weiteren senden.',
    action: 'Aufenthalt öffnen',
  },
  changed: {
    subject: { moved: 'Eine Buchung wurde verschoben', back: 'Eine Buchung steht wieder im Kalender' },
    fact: { moved: 'Buchung verschoben', back: 'Buchung wieder da' },
    text: {
      moved: 'Ihr Kalender hat eine Buchung verschoben. Die Gäste kommen jetzt in diesem Zeitraum: {dates}.',
      back: 'Ihr Kalender enthält wieder eine Buchung, die storniert war: {dates}. Wir haben den Aufenthalt wiederhergestellt.',
    },
    link: 'Der Link der Gäste bleibt derselbe, und ihre Seite zeigt diesen Zeitraum. Haben sie noch keinen Link, senden Sie ihn bitte jetzt.',
    noLink: 'Der Link wurde widerrufen. Öffnen Sie den Aufenthalt, erstellen Sie einen neuen Link und senden Sie ihn.',
  },
  questions: {
    subject: '{count, plural, one {eine Frage zu einer Anreise} other {# Fragen zu Anreisen}}',
    preview: 'Nur Sie können sagen, wer kommt.',
    fact: '{count, plural, one {Eine Frage} other {# Fragen}}',
    text: 'vielleicht kommen bald Gäste, und aus Ihrem Kalender geht nicht hervor, wer. Bitte beantworten Sie {count, plural, one {diese Frage} other {diese Fragen}}: Solange eine Buchung kein Aufenthalt ist, haben ihre Gäste keinen Link.',
    kinds: {
      isBooking: 'Buchung oder gesperrte Nächte?',
      sameGuests: 'Noch dieselben Gäste?',
      sameStay: 'Der Aufenthalt, den Sie eingetragen haben?',
      sameBooking: 'Eine Buchung oder zwei?',
      moved: 'Wurde ein Aufenthalt auf diese Tage verschoben?',
      allGone: 'Wurden alle Aufenthalte storniert?',
    },
    datesAt: '{house}, {dates}',
    action: '{count, plural, one {Frage beantworten} other {Fragen beantworten}}',
  },
}
