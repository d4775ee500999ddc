import { z } from 'zod'
import { text } from '#platform/text/text-contract.ts'
import { Credentials } from './account-contract.ts'

/** `POST /api/auth/forgot-password` */
export const ResetRequest = Credentials.pick({ email: true })
export type ResetRequest = z.infer<typeof ResetRequest>

/** `POST /api/auth/reset-password` */
export const PasswordReset = z.object({
  token: text(200).min(1, 'RESET_LINK_INVALID'),
  password: Credentials.shape.password,
})
export type PasswordReset = z.infer<typeof PasswordReset>

/** An empty response. It must not reveal whether the account exists. */
export const Nothing = z.object({})
