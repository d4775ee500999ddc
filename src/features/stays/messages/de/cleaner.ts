import type { Messages } from '#platform/i18n/languages.ts'
import type { cleaner as en } from '../en/cleaner.ts'

export const cleaner: Messages<typeof en> = {
  next: 'Die nächsten Gäste kommen am {when}\u00a0Uhr. Ändern Sie den Code des Schlosses und bestätigen Sie ihn dann hier.',
  code: 'Neuer Code des Schlosses',
  hint: 'Das ist ein Vorschlag. Wenn Sie einen anderen Code einstellen, tragen Sie diesen ein.',
  confirm: 'Der Code ist geändert',
  done: 'Danke. Die Seite der nächsten Gäste zeigt den neuen Code.',
  nothing: 'Zurzeit gibt es nichts zu bestätigen. Öffnen Sie diese Seite wieder, wenn die Gäste abgereist sind.',
  missing: 'Dieser Link funktioniert nicht mehr',
  missingText: 'Lassen Sie sich einen neuen schicken.',
  problems: {
    missing: 'Tragen Sie den neuen Code des Schlosses ein.',
    changed: 'Inzwischen haben sich die Buchungen geändert. Prüfen Sie das Datum unten und bestätigen Sie noch einmal.',
    busy: 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
