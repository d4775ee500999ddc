import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  action: 'Zu Ihren Aufenthalten',
  unconfirmed: {
    subject: 'Ist der Türcode geändert?',
    preview: 'Gäste kommen am {date} um {time} Uhr, und die Änderung ist nicht bestätigt.',
    fact: 'Code nicht bestätigt',
    text: 'Ihre nächsten Gäste kommen am {date} um {time} Uhr, und noch hat niemand bestätigt, dass der Türcode nach der letzten Abreise geändert wurde.',
    after:
      'Sobald Sie das bestätigen, zeigt die Seite der Gäste den neuen Code. Fehlt die Bestätigung bei der Ankunft noch, zeigt die Seite Ihre Telefonnummer und, falls Sie einen hinterlegt haben, einen Ersatzcode.',
    action: 'Änderung bestätigen',
  },
  codeFailed: {
    subject: 'Der Türcode funktioniert nicht',
    preview: 'Ihre Gäste brauchen Hilfe an der Tür.',
    fact: 'Code funktioniert nicht',
    text: 'um {time} Uhr haben Ihre Gäste auf „Der Code funktioniert nicht“ getippt.',
    spare:
      'Die Seite der Gäste zeigt jetzt einen Ersatzcode. Prüfen Sie das Schloss und ersetzen Sie diesen Code nach dem Aufenthalt.',
    noSpare: 'Es gibt keinen Ersatzcode, den die Seite zeigen könnte. Bitte rufen Sie die Gäste an.',
    last: 'Einen weiteren Ersatzcode kann die Seite nicht zeigen. Geht auch dieser nicht, brauchen die Gäste Ihre Hilfe.',
  },
  arrived: {
    subject: 'Ihre Gäste sind da',
    preview: 'Das haben sie um {time} Uhr gemeldet.',
    fact: 'Die Gäste sind da',
    text: 'um {time} Uhr haben Ihre Gäste gemeldet, dass sie im Haus sind.',
  },
  departed: {
    subject: 'Ihre Gäste sind abgereist',
    preview: 'Das haben sie um {time} Uhr gemeldet.',
    fact: 'Die Gäste sind abgereist',
    text: 'um {time} Uhr haben Ihre Gäste gemeldet, dass sie abgereist sind.',
  },
  undone: {
    subject: 'Ihre Gäste haben es zurückgenommen',
    preview: 'Die Meldung von {time} Uhr war ein Versehen.',
    fact: 'Zurückgenommen',
    text: 'Ihre Gäste haben zurückgenommen, was sie um {time} Uhr gemeldet hatten. Beachten Sie unsere vorige E-Mail nicht.',
  },
}
