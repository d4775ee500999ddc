import type { Messages } from '#platform/i18n/languages.ts'
import type { notices as en } from '../en/notices.ts'

export const notices: Messages<typeof en> = {
  test: {
    title: 'Benvenuto',
    text: 'Es funktioniert: Dieses Gerät meldet Ihnen Neues zu Ihren Aufenthalten.',
  },
  arrived: 'Ihre Gäste sind seit {time}\u00a0Uhr da. {dates}',
  departed: 'Ihre Gäste sind um {time} Uhr abgereist. {dates}',
  undone: 'Ihre Gäste haben ihre Meldung von {time} Uhr zurückgenommen. {dates}',
  unconfirmed: 'Wurde der Türcode geändert? Die nächsten Gäste kommen um {time} Uhr. {dates}',
  codeNotSet: {
    new: 'Ist der Türcode am Schloss eingestellt? Ihre Gäste kommen um {time} Uhr. {dates}',
    replaced: 'Ihre Gäste haben einen neuen Türcode, das Schloss noch den alten. {dates}',
  },
  codeFailed: {
    spare:
      'Ihre Gäste melden, dass der Türcode nicht funktioniert. Die Seite der Gäste zeigt jetzt einen Ersatzcode. {dates}',
    noSpare:
      'Ihre Gäste melden, dass der Türcode nicht funktioniert, und es gibt keinen Ersatzcode. Bitte rufen Sie sie an. {dates}',
  },
  codeLate: {
    spare:
      'Der neue Türcode ist noch nicht bestätigt. Die Gäste können seit {time}\u00a0Uhr ankommen, und ihre Seite zeigt einen Ersatzcode. {dates}',
    noSpare:
      'Der neue Türcode ist noch nicht bestätigt. Die Gäste können seit {time}\u00a0Uhr ankommen, und ihre Seite zeigt Ihre Telefonnummer. {dates}',
  },
  cancelled: 'Dieser Aufenthalt steht nicht mehr in Ihrem Kalender. Wir haben ihn deshalb beendet. {dates}',
  changed: {
    moved: 'Eine Buchung in Ihrem Kalender wurde verschoben. {dates}',
    back: 'Eine stornierte Buchung steht wieder in Ihrem Kalender. {dates}',
  },
  booked: {
    tonight: 'Ein Aufenthalt für heute Nacht: Senden Sie den Link. {dates}',
    soon: 'Ein Aufenthalt beginnt bald: Senden Sie den Link. {dates}',
    several: '{count} Aufenthalte beginnen bald: Senden Sie die Links.',
  },
  questions:
    '{count, plural, one {Wer kommt? Bitte beantworten Sie eine Frage zu Ihrem Kalender. {dates}} other {Wer kommt? Bitte beantworten Sie # Fragen zu Ihren Kalendern.}}',
}
