import { calendarErrors } from './es/calendar-errors.ts'
import { calendars } from './es/calendars.ts'
import { cleaner } from './es/cleaner.ts'
import { errors } from './es/errors.ts'
import { guest } from './es/guest.ts'
import { host } from './es/host.ts'

export const es = { errors: { ...errors, ...calendarErrors }, calendars, cleaner, guest, host }
