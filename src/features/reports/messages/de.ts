import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  title: 'Diese Seite melden',
  lead: 'Ihre Meldung geht an den Betreiber dieses Dienstes, nicht an Ihre Gastgeber. Mit Fragen zum Aufenthalt wenden Sie sich bitte direkt an diese.',
  reason: 'Was stimmt nicht?',
  reasons: {
    deceptive: 'Die Seite täuscht, etwa indem sie nach Passwörtern, Kartennummern oder Zahlungen fragt',
    unlawful: 'Die Seite ist anstößig oder rechtswidrig',
    private: 'Die Seite zeigt private Daten über mich',
    other: 'Etwas anderes',
  },
  text: 'Was haben Sie gesehen?',
  optional: 'freiwillig',
  email: 'Ihre E-Mail-Adresse, falls wir eine Frage haben',
  kept: 'Wir speichern nur, was Sie hier schreiben, höchstens {days} Tage.',
  trap: 'Bitte leer lassen',
  send: 'Meldung senden',
  check: 'Bitte prüfen Sie die markierten Felder. Es wurde noch nichts gesendet.',
  back: 'Zurück zur Seite',
  sent: {
    title: 'Danke',
    text: 'Der Betreiber hat Ihre Meldung erhalten und sieht sich die Seite an.',
  },
  problems: {
    REPORT_REASON_REQUIRED: 'Bitte wählen Sie, was nicht stimmt',
    REPORT_EMAIL_INVALID: 'Das ist keine E-Mail-Adresse. Sie können das Feld auch leer lassen.',
    TOO_LONG: 'Das ist zu lang. Bitte kürzen Sie es.',
    UNREADABLE_TEXT: 'Das enthält Zeichen, die sich nicht speichern lassen. Bitte entfernen Sie sie.',
    TOO_MANY_REQUESTS: 'Es sind zu viele Meldungen eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal.',
    UNAVAILABLE: 'Gerade gehen zu viele Meldungen ein. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
