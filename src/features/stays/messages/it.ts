import { calendarErrors } from './it/calendar-errors.ts'
import { calendars } from './it/calendars.ts'
import { cleaner } from './it/cleaner.ts'
import { errors } from './it/errors.ts'
import { guest } from './it/guest.ts'
import { host } from './it/host.ts'

export const it = { errors: { ...errors, ...calendarErrors }, calendars, cleaner, guest, host }
