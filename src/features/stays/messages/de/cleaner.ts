import type { Messages } from '#platform/i18n/languages.ts'
import type { cleaner as en } from '../en/cleaner.ts'

export const cleaner: Messages<typeof en> = {
  next: 'Die nächsten Gäste kommen am {when}\u00a0Uhr. Ändern Sie den Code am Schloss und bestätigen Sie ihn dann hier.',
  code: 'Neuer Code am Schloss',
  hint: 'Das ist ein Vorschlag. Wenn Sie einen anderen Code einstellen, geben Sie diesen ein.',
  confirm: 'Der Code ist geändert',
  done: 'Danke. Die nächsten Gäste sehen den neuen Code auf ihrer Seite.',
  nothing: 'Zurzeit gibt es nichts zu bestätigen. Öffnen Sie diese Seite wieder, wenn die Gäste abgereist sind.',
  missing: 'Dieser Link funktioniert nicht mehr',
  missingText: 'Lassen Sie sich einen neuen schicken.',
  problems: {
    missing: 'Geben Sie den Code ein, der jetzt am Schloss eingestellt ist.',
    changed: 'Inzwischen haben sich die Buchungen geändert. Prüfen Sie das Datum unten und bestätigen Sie noch einmal.',
    busy: 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
