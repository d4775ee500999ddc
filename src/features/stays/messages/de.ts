import { errors } from './de/errors.ts'
import { guest } from './de/guest.ts'

export const de = { errors, guest }
