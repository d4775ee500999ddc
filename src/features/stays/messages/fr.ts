import { errors } from './fr/errors.ts'
import { guest } from './fr/guest.ts'

export const fr = { errors, guest }
