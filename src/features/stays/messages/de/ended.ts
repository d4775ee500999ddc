import type { Messages } from '#platform/i18n/languages.ts'
import type { ended as en } from '../en/ended.ts'

export const ended: Messages<typeof en> = {
  heading: 'Nicht mehr im Kalender: {dates}',
  text: '{book}. Wir haben den Aufenthalt beendet, seine Seite zeigt keine Codes.',
  restore: 'Sie kommen doch',
  seen: 'Ja, storniert',
  restored: 'Aufenthalt wiederhergestellt',
  restoredText:
    'Sein Link funktioniert wie zuvor. Der Aufenthalt gilt jetzt als von Ihnen eingetragen, kein Kalender beendet ihn mehr.',
  title: 'Nicht mehr im Kalender: beendet am {moment}\u00a0Uhr',
  titleRemoved: 'Beendet am {moment}\u00a0Uhr',
  titleAlone: 'Nicht mehr im Kalender',
  code: 'Seine Seite zeigt keinen Code mehr.',
  link: 'Sein Link lässt sich noch öffnen, zeigt aber nur, dass der Aufenthalt storniert wurde. Sie müssen ihn nicht widerrufen.',
  noLink: 'Sein Link wurde widerrufen.',
  calendar: 'Steht die Buchung wieder im Kalender, ist auch der Aufenthalt wieder da.',
  newLink: 'Sein alter Link bleibt widerrufen: Erstellen Sie einen neuen und verschicken Sie ihn.',
  restoreText: 'Der verschickte Link funktioniert wieder, und die Codes erscheinen rechtzeitig.',
}
