import { errors } from './es/errors.ts'
import { guest } from './es/guest.ts'

export const es = { errors, guest }
