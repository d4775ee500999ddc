import { errors } from './it/errors.ts'

export const it = { errors }
