import { calendarErrors } from './es/calendar-errors.ts'
import { cleaner } from './es/cleaner.ts'
import { errors } from './es/errors.ts'
import { guest } from './es/guest.ts'
import { host } from './es/host.ts'

export const es = { errors: { ...errors, ...calendarErrors }, cleaner, guest, host }
