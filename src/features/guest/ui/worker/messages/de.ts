import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  title: 'Keine Verbindung',
  text: 'Diese Seite ist auf diesem Gerät noch nicht gespeichert. Sie erscheint von selbst, sobald eine Verbindung besteht.',
  retry: 'Erneut versuchen',
  kept: 'Auf diesem Gerät gespeichert',
  needed: 'Öffnet sich mit Verbindung',
}
