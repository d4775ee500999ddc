import { fr as accounts } from '#features/accounts/messages/fr.ts'
import { fr as admin } from '#features/admin/messages/fr.ts'
import { fr as analytics } from '#features/analytics/messages/fr.ts'
import { fr as billing } from '#features/billing/messages/fr.ts'
import { fr as bookEditor } from '#features/book-editor/messages/fr.ts'
import { fr as bookTheme } from '#features/book-theme/messages/fr.ts'
import { fr as books } from '#features/books/messages/fr.ts'
import { fr as dashboard } from '#features/dashboard/messages/fr.ts'
import { fr as domains } from '#features/domains/messages/fr.ts'
import { fr as media } from '#features/media/messages/fr.ts'
import { calendarErrors } from '#features/stays/messages/fr/calendar-errors.ts'
import { calendars } from '#features/stays/messages/fr/calendars.ts'
import { ended } from '#features/stays/messages/fr/ended.ts'
import { errors as stayErrors } from '#features/stays/messages/fr/errors.ts'
import { host as stays } from '#features/stays/messages/fr/host.ts'
import { messageErrors } from '#features/stays/messages/fr/message-errors.ts'
import { messages as stayMessages } from '#features/stays/messages/fr/messages.ts'
import { notifications } from '#features/stays/messages/fr/notifications.ts'
import { fr as tracking } from '#features/tracking/messages/fr.ts'
import { fr as translations } from '#features/translations/messages/fr.ts'
import { fr as platform } from '#platform/i18n/messages/fr.ts'
import { fr as web } from '../messages/fr.ts'

export const fr = {
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
