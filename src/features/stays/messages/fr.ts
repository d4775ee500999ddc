import { errors } from './fr/errors.ts'

export const fr = { errors }
