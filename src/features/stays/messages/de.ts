import { cleaner } from './de/cleaner.ts'
import { errors } from './de/errors.ts'
import { guest } from './de/guest.ts'
import { host } from './de/host.ts'

export const de = { errors, cleaner, guest, host }
