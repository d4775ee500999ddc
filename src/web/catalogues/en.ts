import { en as accounts } from '#features/accounts/messages/en.ts'
import { en as admin } from '#features/admin/messages/en.ts'
import { en as analytics } from '#features/analytics/messages/en.ts'
import { en as billing } from '#features/billing/messages/en.ts'
import { en as bookEditor } from '#features/book-editor/messages/en.ts'
import { en as bookTheme } from '#features/book-theme/messages/en.ts'
import { en as books } from '#features/books/messages/en.ts'
import { en as dashboard } from '#features/dashboard/messages/en.ts'
import { en as domains } from '#features/domains/messages/en.ts'
import { en as media } from '#features/media/messages/en.ts'
import { calendarErrors } from '#features/stays/messages/en/calendar-errors.ts'
import { calendars } from '#features/stays/messages/en/calendars.ts'
import { ended } from '#features/stays/messages/en/ended.ts'
import { errors as stayErrors } from '#features/stays/messages/en/errors.ts'
import { host as stays } from '#features/stays/messages/en/host.ts'
import { messageErrors } from '#features/stays/messages/en/message-errors.ts'
import { messages as stayMessages } from '#features/stays/messages/en/messages.ts'
import { notifications } from '#features/stays/messages/en/notifications.ts'
import { en as tracking } from '#features/tracking/messages/en.ts'
import { en as translations } from '#features/translations/messages/en.ts'
import { en as platform } from '#platform/i18n/messages/en.ts'
import { en as web } from '../messages/en.ts'

export const en = {
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
