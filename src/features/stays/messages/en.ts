import { errors } from './en/errors.ts'
import { guest } from './en/guest.ts'

export const en = { errors, guest }
