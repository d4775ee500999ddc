import { errors } from './es/errors.ts'
import { guest } from './es/guest.ts'
import { host } from './es/host.ts'

export const es = { errors, guest, host }
