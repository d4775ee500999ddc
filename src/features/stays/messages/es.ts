import { errors } from './es/errors.ts'

export const es = { errors }
