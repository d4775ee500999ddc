import { calendarErrors } from './fr/calendar-errors.ts'
import { calendars } from './fr/calendars.ts'
import { cleaner } from './fr/cleaner.ts'
import { errors } from './fr/errors.ts'
import { guest } from './fr/guest.ts'
import { host } from './fr/host.ts'

export const fr = { errors: { ...errors, ...calendarErrors }, calendars, cleaner, guest, host }
