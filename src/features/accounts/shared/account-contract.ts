import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { line, text } from '#platform/text/text-contract.ts'

const email = text(textLimits.email).trim().pipe(z.email('EMAIL_INVALID'))
const password = text(textLimits.password).min(1, 'PASSWORD_REQUIRED')

/** `POST /api/auth/login` */
export const Credentials = z.object({
  email,
  password,
  /** Required after LOGIN_NEEDS_CAPTCHA. */
  captcha: text(textLimits.captcha).trim().optional(),
})
export type Credentials = z.infer<typeof Credentials>

/** `POST /api/auth/register` */
export const Registration = z.object({
  name: line(textLimits.line).min(1, 'NAME_REQUIRED'),
  email,
  password,
  captcha: text(textLimits.captcha).trim().min(1, 'CAPTCHA_REQUIRED'),
  /** The language of the form, stored with the account. Default: the request's language. */
  language: z.enum(languages).optional(),
})
export type Registration = z.infer<typeof Registration>

/** `POST /api/captcha/mail` */
export const CaptchaMail = z.object({
  email,
  /** The language of the mail. Default: the request's language. */
  language: z.enum(languages).optional(),
})
export type CaptchaMail = z.infer<typeof CaptchaMail>

/** The signed-in host: the `host` of login and registration, and the response of `/api/auth/me`. */
export const CurrentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the address is confirmed. Until then mails contain no text that the host has written. */
  emailConfirmed: z.boolean(),
  role: z.enum(['host', 'admin']),
  language: z.enum(languages),
  plan: z.enum(['basic', 'pro']).nullable(),
  /** The status now: `expired` after the end of a trial; `none` before the first choice of a plan. */
  planStatus: z.enum(['none', 'trial', 'active', 'expired']),
  /** ISO 8601, UTC. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Whole days, rounded up, floor 0; null outside a trial. */
  trialDaysLeft: z.number().int().nullable(),
  /** ISO 8601, UTC: the end of access unless a charge succeeds before, e.g. of a 100 % code or a cancelled plan. */
  accessUntil: z.iso.datetime().nullable(),
  /**
   * Whether access renews automatically: `renews` will be charged (a trial: at its end), `pastDue` is retried after a
   * failed charge, `cancelled` ends, `none` will not be charged.
   */
  renewal: z.enum(['none', 'renews', 'pastDue', 'cancelled']),
  canCreateBooks: z.boolean(),
  /** Null: unlimited. */
  bookLimit: z.number().int().nullable(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const SignedIn = z.object({ host: CurrentUser })

export const SignedOut = z.object({ signedOut: z.literal(true) })

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
