import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { text } from '#platform/text/text-contract.ts'
import { Credentials, Registration } from './account-contract.ts'
import { browsers, systems } from './device.ts'

const isoTime = z.iso.datetime()
const currentPassword = Credentials.shape.password

/** `PATCH /api/account`: changes the given fields only. */
export const AccountChange = z
  .object({
    name: Registration.shape.name.optional(),
    language: z.enum(languages).optional(),
    /** Whether the host receives reminders and tips, the mails that are not necessary. */
    wantsTips: z.boolean({ error: 'INVALID_VALUE' }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'INVALID_VALUE')
export type AccountChange = z.infer<typeof AccountChange>

/** `GET /api/account`: the settings of the account. */
export const AccountSettings = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  wantsTips: z.boolean(),
  /** A new address that is not confirmed yet. Times are ISO 8601, UTC. */
  pendingEmail: z.object({ email: z.string(), expiresAt: isoTime }).nullable(),
})
export type AccountSettings = z.infer<typeof AccountSettings>

/** `PUT /api/account/password` */
export const PasswordChange = z.object({ currentPassword, password: Credentials.shape.password })
export type PasswordChange = z.infer<typeof PasswordChange>

/** `PUT /api/account/email` */
export const EmailChange = z.object({ email: Credentials.shape.email, currentPassword })
export type EmailChange = z.infer<typeof EmailChange>

/** `POST /api/account/email-confirmation` and `POST /api/account/confirmation`. Need only the token, no session. */
export const EmailConfirmation = z.object({ token: text(200).min(1, 'EMAIL_LINK_INVALID') })

/** `GET /api/account/sessions`, most recently used first. */
export const SessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.enum(browsers).nullable(),
      system: z.enum(systems).nullable(),
      createdAt: isoTime,
      /** Exact to one hour. */
      lastSeenAt: isoTime,
      isCurrent: z.boolean(),
    }),
  ),
})
export type SessionList = z.infer<typeof SessionList>
export type ListedSession = SessionList['sessions'][number]

/** `DELETE /api/account` */
export const AccountDeletion = z.object({
  /** The account's own address, typed out. */
  confirmation: text(textLimits.email).trim().min(1, 'CONFIRMATION_DIFFERS'),
  currentPassword,
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** An empty response. */
export const Done = z.object({})
