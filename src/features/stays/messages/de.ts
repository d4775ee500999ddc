import { calendarErrors } from './de/calendar-errors.ts'
import { calendars } from './de/calendars.ts'
import { cleaner } from './de/cleaner.ts'
import { ended } from './de/ended.ts'
import { errors } from './de/errors.ts'
import { guest } from './de/guest.ts'
import { host } from './de/host.ts'
import { messageErrors } from './de/message-errors.ts'
import { messageTexts } from './de/message-texts.ts'
import { messages } from './de/messages.ts'
import { notices } from './de/notices.ts'
import { notifications } from './de/notifications.ts'

export const de = {
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
