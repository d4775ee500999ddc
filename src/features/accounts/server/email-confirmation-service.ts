import { enqueueWelcomeAgain } from '#features/mail/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, limitsOfAddress, rateOf } from '#platform/rate-limits.ts'
import { type Account, normalizeEmail } from '../shared/account.ts'
import { accountSettingsError } from './account-errors.ts'
import { findEmailConfirmation, insertEmailConfirmation, markEmailConfirmed } from './email-confirmation-queries.ts'

/** How long the link in a welcome mail confirms the address, in milliseconds from sending. */
export const confirmationLength = 7 * day

/**
 * Creates the secret of a welcome mail's link when the mail is sent, so that the database stores only its hash.
 * Earlier links work until they expire.
 * @returns no link when the address is confirmed; undefined (send nothing) when the host also asked for this repeat
 */
export async function prepareWelcome(
  { db, clock }: Context,
  { accountId, email, isConfirmed }: { accountId: string; email: string; isConfirmed: boolean },
  { isRepeat }: { isRepeat?: boolean | undefined },
): Promise<{ confirmation?: { secret: string; expiresAt: number } } | undefined> {
  if (isConfirmed) return isRepeat ? undefined : {}
  const secret = createSecret()
  const expiresAt = clock.now() + confirmationLength
  await insertEmailConfirmation(db, {
    token_hash: hashSecret(secret),
    account_id: accountId,
    email_normalized: normalizeEmail(email),
    expires_at: expiresAt,
  })
  return { confirmation: { secret, expiresAt } }
}

/** Enqueues the welcome mail again with a new link, unless the address is confirmed. @throws TOO_MANY_REQUESTS */
export async function sendConfirmationAgain(context: Context, account: Account): Promise<void> {
  const { db, clock } = context
  if (account.emailConfirmedAt !== null) return
  await consumeRateLimit(context, [
    { name: 'confirmation-mail-account', subject: account.id, ...rateOf(context, 'confirmationMailsPerAccount') },
  ])
  await enqueueWelcomeAgain(db, clock, account)
}

/**
 * Confirms the address to which a link was mailed. The link works until it expires, so that a second click does not show
 * an error.
 * @throws EMAIL_LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function confirmEmail(context: Context, token: string, address: string): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const found = await findEmailConfirmation(db, { tokenHash: hashSecret(token) }, now)
  if (!found) {
    await consumeRateLimit(context, [
      ...limitsOfAddress('email-link-failure-address', address, rateOf(context, 'resetPerAddress')),
    ])
    throw accountSettingsError('EMAIL_LINK_INVALID')
  }
  await markEmailConfirmed(db, found, now)
}
