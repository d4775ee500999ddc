import { cleaner } from './en/cleaner.ts'
import { errors } from './en/errors.ts'
import { guest } from './en/guest.ts'
import { host } from './en/host.ts'

export const en = { errors, cleaner, guest, host }
