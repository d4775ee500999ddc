import { de as accounts } from '#features/accounts/messages/de.ts'
import { de as admin } from '#features/admin/messages/de.ts'
import { de as analytics } from '#features/analytics/messages/de.ts'
import { de as billing } from '#features/billing/messages/de.ts'
import { de as bookEditor } from '#features/book-editor/messages/de.ts'
import { de as bookTheme } from '#features/book-theme/messages/de.ts'
import { de as books } from '#features/books/messages/de.ts'
import { de as dashboard } from '#features/dashboard/messages/de.ts'
import { de as domains } from '#features/domains/messages/de.ts'
import { de as media } from '#features/media/messages/de.ts'
import { calendarErrors } from '#features/stays/messages/de/calendar-errors.ts'
import { calendars } from '#features/stays/messages/de/calendars.ts'
import { ended } from '#features/stays/messages/de/ended.ts'
import { errors as stayErrors } from '#features/stays/messages/de/errors.ts'
import { host as stays } from '#features/stays/messages/de/host.ts'
import { messageErrors } from '#features/stays/messages/de/message-errors.ts'
import { messages as stayMessages } from '#features/stays/messages/de/messages.ts'
import { notifications } from '#features/stays/messages/de/notifications.ts'
import { de as tracking } from '#features/tracking/messages/de.ts'
import { de as translations } from '#features/translations/messages/de.ts'
import { de as platform } from '#platform/i18n/messages/de.ts'
import { de as web } from '../messages/de.ts'

export const de = {
  accounts,
  admin,
  analytics,
  billing,
  bookEditor,
  books,
  bookTheme,
  dashboard,
  domains,
  media,
  platform,
  stays: {
    ...stays,
    messages: stayMessages,
    ended,
    notifications,
    calendars: { ...calendars, errors: { ...stayErrors, ...calendarErrors, ...messageErrors } },
  },
  tracking,
  translations,
  web,
}
