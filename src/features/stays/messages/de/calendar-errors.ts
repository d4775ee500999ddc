import type { calendarErrors as english } from '../en/calendar-errors.ts'

export const calendarErrors: Record<keyof typeof english, string> = {
  CALENDAR_NOT_FOUND: 'Dieser Kalender steht nicht mehr in Ihrer Liste. Laden Sie die Seite neu.',
  CALENDAR_QUESTION_NOT_FOUND: 'Diese Frage ist schon geklärt. Laden Sie die Seite neu.',
  CALENDAR_ADDED_ALREADY: 'Diese Gästemappe hat diesen Kalender schon.',
  CALENDAR_LIMIT:
    'Eine Gästemappe kann bis zu {limit} Kalender haben. Entfernen Sie einen, den Sie nicht mehr brauchen.',
  CALENDARS_FULL:
    'Sie können insgesamt bis zu {limit, number} Kalender haben. Entfernen Sie die, die Sie nicht mehr brauchen.',
  CALENDAR_ADDRESS_INVALID:
    'Das ist nicht die Adresse eines Kalenders. Kopieren Sie die ganze Adresse, die mit https:// beginnt.',
  CALENDAR_NOT_HTTPS: 'Diese Adresse ist nicht sicher. Nehmen Sie die, die mit https:// beginnt.',
  CALENDAR_PRIVATE:
    'Diese Adresse führt in ein privates Netz, wo wir sie nicht lesen können. Nehmen Sie die, die alle öffnen können.',
  CALENDAR_UNREACHABLE:
    'Wir erreichen diese Adresse nicht. Prüfen Sie sie, oder versuchen Sie es in einigen Minuten noch einmal.',
  CALENDAR_TOO_SLOW:
    'Der Kalender hat nicht innerhalb von zehn Sekunden geantwortet. Versuchen Sie es in einigen Minuten noch einmal.',
  CALENDAR_REFUSED:
    'Die andere Website lässt uns diesen Kalender nicht lesen. Kopieren Sie dort die Adresse noch einmal: Vielleicht hat sie sich geändert.',
  CALENDAR_BROKEN: 'Die andere Website hat gerade ein Problem. Versuchen Sie es in einigen Minuten noch einmal.',
  CALENDAR_EMPTY:
    'Diese Adresse liefert noch nichts. Bei Booking.com ist das so bis zur ersten Buchung oder gesperrten Nacht: Versuchen Sie es dann noch einmal.',
  CALENDAR_IS_PAGE:
    'Diese Adresse öffnet eine Webseite, keinen Kalender. Suchen Sie „Kalender exportieren“ und kopieren Sie die Adresse von dort. Sie endet oft auf .ics',
  CALENDAR_DAMAGED:
    'Dieser Kalender kam unvollständig oder beschädigt an. Versuchen Sie es in einigen Minuten noch einmal.',
  CALENDAR_TOO_LARGE:
    'Dieser Kalender ist zu groß für eine einzige Unterkunft: mehr als 1\u00a0MB, 5.000 Einträge oder 1.000 kommende Aufenthalte.',
  CALENDAR_ADDRESS_LOST:
    'Wir können die Adresse dieses Kalenders nicht mehr lesen. Entfernen Sie ihn und fügen Sie die Adresse noch einmal ein.',
}
