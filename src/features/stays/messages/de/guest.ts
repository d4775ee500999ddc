import type { Messages } from '#platform/i18n/languages.ts'
import type { guest as en } from '../en/guest.ts'

export const guest: Messages<typeof en> = {
  welcome: 'Willkommen, {dates}',
  untilTomorrow: 'Bis morgen, {date}',
  untilToday: 'Bis heute, {date}',
  host: 'Ihre Gastgeber',
  code: {
    yours: 'Ihr Türcode',
    appears: 'Der Code erscheint hier am {day} um {time}\u00a0Uhr',
    afterChange: 'Der Code erscheint hier, sobald er für Sie geändert wurde',
    afterRelease: 'Der Code erscheint hier, sobald er freigegeben ist',
    works: 'Gilt für Sie bis {day}, {time}\u00a0Uhr.',
    worksToday: 'Gilt für Sie bis heute, {time}\u00a0Uhr.',
    worksTomorrow: 'Gilt für Sie bis morgen, {time}\u00a0Uhr.',
    late: 'Der neue Code ist noch nicht bestätigt.',
    lateCall: 'Rufen Sie {host} an.',
    lateSpare: 'Sie kommen mit dem Ersatzcode hinein.',
    lateBoth: 'Rufen Sie {host} an, oder öffnen Sie die Tür mit dem Ersatzcode.',
    soon: 'Sobald der neue Code bestätigt ist, erscheint er auf dieser Seite.',
    fails: 'Der Code funktioniert nicht',
    spare: 'Ersatzcode',
    told: 'Wir haben {host} benachrichtigt.',
    oneLeft: 'Es gibt noch einen weiteren Ersatzcode.',
    noneLeft: 'Es gibt keinen weiteren Ersatzcode.',
  },
  news: 'Die Seite wurde aktualisiert.',
  withheld: {
    text: 'Das erscheint zusammen mit dem Code.',
    value: 'Erscheint am {day} um {time}\u00a0Uhr',
    later: 'Erscheint nach der Freigabe',
  },
  reminder: {
    add: 'In den Kalender',
    note: 'Öffnen Sie diese Seite einmal mit Internetverbindung, sobald der Code erschienen ist. Dann sehen Sie ihn auch ohne Empfang.',
    title: 'Türcode: {name}',
    text: 'Öffnen Sie diese Seite einmal mit Internetverbindung. Dann sehen Sie den Code auch ohne Empfang.',
  },
  call: '{host} anrufen',
  arrive: 'Wir sind da',
  arrived: 'Schönen Aufenthalt.',
  knows: '{host} weiß Bescheid',
  knowsUnnamed: 'Ihre Gastgeber wissen Bescheid',
  preview:
    'Das ist Ihre Vorschau. Die Schaltflächen bewirken nichts, und niemand wird benachrichtigt. Schicken Sie Ihren Gästen den Link, den Sie unter „Aufenthalte“ kopieren, nicht diese Adresse.',
  undo: 'Rückgängig',
  kept: 'Auf diesem Handy gespeichert',
  keptNote: 'Es wird gesendet, sobald Sie wieder Empfang haben.',
  notSent: 'Das wurde nicht gesendet. Prüfen Sie Ihre Verbindung und tippen Sie noch einmal.',
  notSentCall:
    'Das wurde nicht gesendet. Prüfen Sie Ihre Verbindung und tippen Sie noch einmal, oder rufen Sie {host} an.',
  leave: {
    today: 'Heute, {day}',
    tomorrow: 'Morgen, {day}',
    ticks: 'Ihre Häkchen bleiben auf diesem Handy.',
    done: 'Wir sind abgereist',
  },
  over: {
    title: 'Gute Heimreise',
    text: 'Danke, dass Sie sich für {name} entschieden haben. Der Aufenthalt ist zu Ende, deshalb enthält diese Seite keinen Code und kein Passwort mehr.',
    forgotten: 'Etwas vergessen? Fragen Sie Ihre Gastgeber',
    cancelled: 'Dieser Aufenthalt wurde storniert',
    cancelledText:
      'Deshalb enthält diese Seite keinen Code und kein Passwort. Wenn das ein Irrtum ist, fragen Sie Ihre Gastgeber.',
  },
}
