import { es as accounts } from '#features/accounts/messages/es.ts'
import { es as admin } from '#features/admin/messages/es.ts'
import { es as analytics } from '#features/analytics/messages/es.ts'
import { es as billing } from '#features/billing/messages/es.ts'
import { es as bookEditor } from '#features/book-editor/messages/es.ts'
import { es as bookTheme } from '#features/book-theme/messages/es.ts'
import { es as books } from '#features/books/messages/es.ts'
import { es as dashboard } from '#features/dashboard/messages/es.ts'
import { es as domains } from '#features/domains/messages/es.ts'
import { es as media } from '#features/media/messages/es.ts'
import { calendarErrors } from '#features/stays/messages/es/calendar-errors.ts'
import { calendars } from '#features/stays/messages/es/calendars.ts'
import { ended } from '#features/stays/messages/es/ended.ts'
import { errors as stayErrors } from '#features/stays/messages/es/errors.ts'
import { host as stays } from '#features/stays/messages/es/host.ts'
import { messageErrors } from '#features/stays/messages/es/message-errors.ts'
import { messages as stayMessages } from '#features/stays/messages/es/messages.ts'
import { notifications } from '#features/stays/messages/es/notifications.ts'
import { es as tracking } from '#features/tracking/messages/es.ts'
import { es as translations } from '#features/translations/messages/es.ts'
import { es as platform } from '#platform/i18n/messages/es.ts'
import { es as web } from '../messages/es.ts'

export const es = {
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
