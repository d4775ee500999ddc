import { calendarErrors } from './en/calendar-errors.ts'
import { calendars } from './en/calendars.ts'
import { cleaner } from './en/cleaner.ts'
import { errors } from './en/errors.ts'
import { guest } from './en/guest.ts'
import { host } from './en/host.ts'

export const en = { errors: { ...errors, ...calendarErrors }, calendars, cleaner, guest, host }
