import { errors } from './it/errors.ts'
import { guest } from './it/guest.ts'

export const it = { errors, guest }
