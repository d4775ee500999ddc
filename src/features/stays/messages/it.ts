import { calendarErrors } from './it/calendar-errors.ts'
import { calendars } from './it/calendars.ts'
import { cleaner } from './it/cleaner.ts'
import { ended } from './it/ended.ts'
import { errors } from './it/errors.ts'
import { guest } from './it/guest.ts'
import { host } from './it/host.ts'
import { messageErrors } from './it/message-errors.ts'
import { messageTexts } from './it/message-texts.ts'
import { messages } from './it/messages.ts'
import { notices } from './it/notices.ts'
import { notifications } from './it/notifications.ts'

export const it = {
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
