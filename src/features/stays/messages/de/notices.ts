import type { Messages } from '#platform/i18n/languages.ts'
import type { notices as en } from '../en/notices.ts'

export const notices: Messages<typeof en> = {
  test: {
    title: 'Benvenuto',
    text: 'Es funktioniert: Dieses Gerät meldet Ihnen Neues zu Ihren Aufenthalten.',
  },
  arrived: 'Ihre Gäste sind seit {time} Uhr im Haus. {dates}',
  departed: 'Ihre Gäste sind um {time} Uhr abgereist. {dates}',
  undone: 'Ihre Gäste haben ihre Meldung von {time} Uhr zurückgenommen. {dates}',
  unconfirmed: 'Ist der Türcode geändert? Die nächsten Gäste kommen um {time} Uhr. {dates}',
  codeFailed: {
    spare: 'Der Türcode funktioniert nicht. Die Seite zeigt jetzt einen Ersatzcode. {dates}',
    noSpare: 'Der Türcode funktioniert nicht, und es gibt keinen Ersatzcode. Bitte rufen Sie die Gäste an. {dates}',
  },
  codeLate: {
    spare:
      'Der Türcode ist nicht bestätigt. Die Gäste können seit {time} Uhr ankommen, und die Seite zeigt einen Ersatzcode. {dates}',
    noSpare:
      'Der Türcode ist nicht bestätigt. Die Gäste können seit {time} Uhr ankommen, und die Seite zeigt Ihre Telefonnummer. {dates}',
  },
  cancelled: 'Dieser Aufenthalt steht nicht mehr in Ihrem Kalender und wurde beendet. {dates}',
}
