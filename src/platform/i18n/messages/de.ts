import type { Messages } from '../languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  tryAgain: 'Erneut versuchen',
  localHours: 'In Ihrer Zeitzone: {from}–{to}\u00a0Uhr.',
  counter: {
    letters: '{size} von {max, number} Zeichen',
    bytes: '{size} von {max, number} Byte',
  },
  errors: {
    INTERNAL: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal. (Kennung: {reference})',
    INVALID_INPUT: 'Bitte prüfen Sie Ihre Angaben.',
    INVALID_VALUE: 'Dieser Wert ist nicht gültig',
    TOO_LONG: 'Dieser Text ist zu lang: Höchstens {limit, number} Zeichen sind möglich. Bitte kürzen Sie ihn.',
    UNREADABLE_TEXT: 'Dieser Text enthält Zeichen, die sich nicht speichern lassen. Bitte entfernen Sie sie.',
    FORM_KEPT: 'Gehen Sie zum Formular zurück: Ihre Eingaben sind noch da.',
    NOT_FOUND: 'Nicht gefunden',
    METHOD_NOT_ALLOWED: 'Diese Adresse lässt sich so nicht verwenden.',
    NOT_AUTHENTICATED: 'Bitte melden Sie sich an.',
    FOREIGN_ORIGIN:
      'Diese Anfrage kommt nicht von unseren Seiten. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    BODY_TOO_LARGE: 'Die gesendeten Daten sind zu groß. Kürzen Sie Texte oder nehmen Sie kleinere Bilder.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
    UNAVAILABLE: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in Kürze noch einmal.',
  },
}
