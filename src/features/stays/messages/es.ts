import { calendarErrors } from './es/calendar-errors.ts'
import { calendars } from './es/calendars.ts'
import { cleaner } from './es/cleaner.ts'
import { ended } from './es/ended.ts'
import { errors } from './es/errors.ts'
import { guest } from './es/guest.ts'
import { host } from './es/host.ts'
import { messageErrors } from './es/message-errors.ts'
import { messageTexts } from './es/message-texts.ts'
import { messages } from './es/messages.ts'
import { notices } from './es/notices.ts'
import { notifications } from './es/notifications.ts'

export const es = {
  errors: { ...errors, ...calendarErrors, ...messageErrors },
  calendars,
  cleaner,
  guest,
  host,
  messages,
  messageTexts,
  notices,
  ended,
  notifications,
}
