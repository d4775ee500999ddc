import { calendarErrors } from './de/calendar-errors.ts'
import { calendars } from './de/calendars.ts'
import { cleaner } from './de/cleaner.ts'
import { errors } from './de/errors.ts'
import { guest } from './de/guest.ts'
import { host } from './de/host.ts'

export const de = { errors: { ...errors, ...calendarErrors }, calendars, cleaner, guest, host }
