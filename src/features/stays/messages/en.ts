import { errors } from './en/errors.ts'

export const en = { errors }
