import { enqueueMail } from '#features/mail/index.ts'
import { hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { defineErrors } from '#platform/errors.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createId, createSecret, hashSecret } from '#platform/ids.ts'
import { networkOf } from '#platform/networks.ts'
import { consumeRateLimit, limitsOfAddress, rateOf, tryRateLimit } from '#platform/rate-limits.ts'
import { normalizeEmail } from '../../shared/account.ts'
import type { PasswordReset } from '../../shared/account-contract.ts'
import { updateAccount } from '../account-queries.ts'
import { deleteEmailChangesOf } from '../email-change/email-change-queries.ts'
import { markEmailConfirmed } from '../email-confirmation-queries.ts'
import type { KnownLogin } from '../known-device.ts'
import { queueProven } from '../password-queue.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { callSessionEndHooks, type SessionEndHook } from '../sessions/session-service.ts'
import { hashPassword } from '../sign-in/password.ts'
import {
  deleteExpiredPasswordResets,
  deletePasswordResetsOf,
  findPasswordReset,
  insertPasswordReset,
  takePasswordReset,
} from './password-reset-queries.ts'

const passwordResetError = defineErrors({
  /** Unknown, used or expired. The caller does not learn which. */
  RESET_LINK_INVALID: 'invalid',
})

/** How long a password reset link works, in milliseconds from the request. */
const resetLength = hour

/**
 * Enqueues the mail with a password reset link. The service looks up the account only when it sends the mail, so response
 * and response time are the same for every address.
 *
 * When requests from other networks have used up the limit of an address, the response stays the same, but no further
 * mail is enqueued until the window of 15 minutes ends. An unconfirmed address also has a limit per day, which is checked
 * when the mail is sent. Links that are already enqueued work for one hour from their request, or until one of them is
 * used or the account's address changes.
 * @throws TOO_MANY_REQUESTS for the caller's own network
 */
export async function requestPasswordReset(
  context: Context,
  email: string,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const { db, clock } = context
  const [mailbox, network] = [normalizeEmail(email), networkOf(address)]
  await consumeRateLimit(context, [
    ...limitsOfAddress('reset-address', address, rateOf(context, 'resetPerAddress')),
    { name: 'reset-account', subject: `${mailbox}\n${network}`, ...rateOf(context, 'resetPerAccount') },
  ])
  const mayBeSent = await tryRateLimit(context, [
    { name: 'reset-email', subject: mailbox, ...rateOf(context, 'resetPerAccount') },
  ])
  if (!mayBeSent) return
  await enqueueMail(db, clock, {
    template: 'passwordReset',
    accountId: null,
    recipient: email,
    language,
    params: { requestedAt: clock.now() },
    dedupeKey: `passwordReset:${createId()}`,
  })
}

/**
 * Creates the secret of a link when the mail is sent, so that the database stores only its hash. A retried mail gets a
 * new secret. The first use of any link invalidates all links of the account.
 * @returns undefined when the hour since the request is over
 */
export async function preparePasswordReset(
  { db, clock }: Context,
  { accountId, requestedAt }: { accountId: string; requestedAt: number },
): Promise<{ secret: string; expiresAt: number } | undefined> {
  const expiresAt = requestedAt + resetLength
  const now = clock.now()
  await deleteExpiredPasswordResets(db, now)
  if (expiresAt <= now) return undefined
  const secret = createSecret()
  await insertPasswordReset(db, { token_hash: hashSecret(secret), account_id: accountId, expires_at: expiresAt })
  return { secret, expiresAt }
}

/**
 * Sets a new password, ends all sessions, invalidates all other links of the account and confirms its address. A link
 * works once. Only requests with an invalid link are limited.
 * @returns the login for the device cookie
 * @throws RESET_LINK_INVALID, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function resetPassword(
  context: Context,
  { token, password }: PasswordReset,
  { address, hooks }: { address: string; hooks: readonly SessionEndHook[] },
): Promise<KnownLogin> {
  const { db, clock } = context
  const scope = { tokenHash: hashSecret(token) }
  const found = await findPasswordReset(db, scope, clock.now())
  if (!found) {
    await consumeRateLimit(context, [
      ...limitsOfAddress('reset-failure-address', address, rateOf(context, 'resetPerAddress')),
    ])
    throw passwordResetError('RESET_LINK_INVALID')
  }

  const passwordHash = await queueProven(found.accountId, () => hashPassword(password))
  return db.transaction().execute(async (tx) => {
    const account = { accountId: found.accountId }
    const changed = await updateAccount(tx, account, { passwordHash }, clock.now())
    // The link was mailed to the account's address.
    await markEmailConfirmed(tx, account, clock.now())
    // After the update of the account's row: its lock serializes requests with two links of one account.
    const isTaken = await takePasswordReset(tx, scope, clock.now())
    if (!(changed && isTaken)) throw passwordResetError('RESET_LINK_INVALID')
    await deletePasswordResetsOf(tx, account)
    // Someone who knew the old password may have requested an address change.
    await deleteEmailChangesOf(tx, account)
    await deleteSessionsOf(tx, account)
    await callSessionEndHooks(tx, hooks, account)
    return { ...account, passwordHash }
  })
}
