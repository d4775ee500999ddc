import { it as accounts } from '#features/accounts/messages/it.ts'
import { it as admin } from '#features/admin/messages/it.ts'
import { it as analytics } from '#features/analytics/messages/it.ts'
import { it as billing } from '#features/billing/messages/it.ts'
import { it as bookEditor } from '#features/book-editor/messages/it.ts'
import { it as bookTheme } from '#features/book-theme/messages/it.ts'
import { it as books } from '#features/books/messages/it.ts'
import { it as dashboard } from '#features/dashboard/messages/it.ts'
import { it as domains } from '#features/domains/messages/it.ts'
import { it as media } from '#features/media/messages/it.ts'
import { calendarErrors } from '#features/stays/messages/it/calendar-errors.ts'
import { calendars } from '#features/stays/messages/it/calendars.ts'
import { ended } from '#features/stays/messages/it/ended.ts'
import { errors as stayErrors } from '#features/stays/messages/it/errors.ts'
import { host as stays } from '#features/stays/messages/it/host.ts'
import { messageErrors } from '#features/stays/messages/it/message-errors.ts'
import { messages as stayMessages } from '#features/stays/messages/it/messages.ts'
import { notifications } from '#features/stays/messages/it/notifications.ts'
import { it as tracking } from '#features/tracking/messages/it.ts'
import { it as translations } from '#features/translations/messages/it.ts'
import { it as platform } from '#platform/i18n/messages/it.ts'
import { it as web } from '../messages/it.ts'

export const it = {
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
