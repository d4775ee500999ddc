import { calendarErrors } from './fr/calendar-errors.ts'
import { calendars } from './fr/calendars.ts'
import { cleaner } from './fr/cleaner.ts'
import { ended } from './fr/ended.ts'
import { errors } from './fr/errors.ts'
import { guest } from './fr/guest.ts'
import { host } from './fr/host.ts'
import { messageErrors } from './fr/message-errors.ts'
import { messageTexts } from './fr/message-texts.ts'
import { messages } from './fr/messages.ts'
import { notices } from './fr/notices.ts'
import { notifications } from './fr/notifications.ts'

export const fr = {
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
