import { calendarErrors } from './en/calendar-errors.ts'
import { calendars } from './en/calendars.ts'
import { cleaner } from './en/cleaner.ts'
import { ended } from './en/ended.ts'
import { errors } from './en/errors.ts'
import { guest } from './en/guest.ts'
import { host } from './en/host.ts'
import { messageErrors } from './en/message-errors.ts'
import { messageTexts } from './en/message-texts.ts'
import { messages } from './en/messages.ts'
import { notices } from './en/notices.ts'
import { notifications } from './en/notifications.ts'

export const en = {
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
