import { calendarErrors } from './en/calendar-errors.ts'
import { cleaner } from './en/cleaner.ts'
import { errors } from './en/errors.ts'
import { guest } from './en/guest.ts'
import { host } from './en/host.ts'

export const en = { errors: { ...errors, ...calendarErrors }, cleaner, guest, host }
