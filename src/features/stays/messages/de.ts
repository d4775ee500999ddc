import { errors } from './de/errors.ts'

export const de = { errors }
