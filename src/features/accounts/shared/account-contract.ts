import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { line, text } from '#platform/text-contract.ts'

const email = text(textLimits.email).trim().pipe(z.email('EMAIL_INVALID'))
const password = text(textLimits.password).min(1, 'PASSWORD_REQUIRED')

/** `POST /api/auth/login` */
export const Credentials = z.object({
  email,
  password,
  /** Asked for by LOGIN_NEEDS_CAPTCHA. */
  captcha: text(textLimits.captcha).trim().optional(),
})
export type Credentials = z.infer<typeof Credentials>

/** `POST /api/auth/register` */
export const Registration = z.object({
  name: line(textLimits.line).min(1, 'NAME_REQUIRED'),
  email,
  password,
  captcha: text(textLimits.captcha).trim().min(1, 'CAPTCHA_REQUIRED'),
  /** The language of the form, kept with the account; without it the request's. */
  language: z.enum(languages).optional(),
})
export type Registration = z.infer<typeof Registration>

/** `POST /api/captcha/mail` */
export const CaptchaMail = z.object({
  email,
  /** The language of the mail; without it the request's. */
  language: z.enum(languages).optional(),
})
export type CaptchaMail = z.infer<typeof CaptchaMail>

/** The signed-in host as every screen knows her: the `host` of login and registration, the answer of `me`. */
export const CurrentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the address was proved to be hers; until then mails carry nothing that she has written. */
  emailConfirmed: z.boolean(),
  role: z.enum(['host', 'admin']),
  language: z.enum(languages),
  plan: z.enum(['basic', 'pro']).nullable(),
  /** At this moment: a trial whose end has passed reads `expired`; `none` means that no plan was chosen yet. */
  planStatus: z.enum(['none', 'trial', 'active', 'expired']),
  /** ISO 8601, UTC. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Whole days, rounded up, floor 0; null outside a trial. */
  trialDaysLeft: z.number().int().nullable(),
  /** ISO 8601, UTC: the end of access unless a charge comes in before, as of a 100 % code or a cancelled plan. */
  accessUntil: z.iso.datetime().nullable(),
  /**
   * Whether access goes on by itself: `renews` will be charged (in a trial: when it ends), `pastDue` is being charged
   * again after a failure, `cancelled` runs out, `none` will not be charged.
   */
  renewal: z.enum(['none', 'renews', 'pastDue', 'cancelled']),
  canCreateBooks: z.boolean(),
  /** Null: as many as she likes. */
  bookLimit: z.number().int().nullable(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const SignedIn = z.object({ host: CurrentUser })

export const SignedOut = z.object({ signedOut: z.literal(true) })
