import { enqueueMail } from '#features/mail/index.ts'
import { hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { createId, createSecret, hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, limitsOfAddress, rateOf } from '#platform/rate-limits.ts'
import type { Account } from '../../shared/account.ts'
import type { EmailChange } from '../../shared/account-settings-contract.ts'
import { accountSettingsError } from '../account-errors.ts'
import { findAccountByEmail, lockAccount } from '../account-queries.ts'
import { deletePasswordResetsOf } from '../password-reset/password-reset-queries.ts'
import { confirmPassword, lockConfirmed } from '../settings/current-password.ts'
import {
  deleteEmailChangesOf,
  findEmailChange,
  findPendingEmail,
  insertEmailChange,
  setEmailChangeToken,
  takeEmailChange,
  updateEmail,
} from './email-change-queries.ts'

/** How long a new address can be confirmed, in milliseconds from the request. */
export const confirmationLength = hour

/**
 * Enqueues a mail to the new address. The account changes only when the mailed link is used. The service checks whether
 * the address has an account only when it sends the mail, so the response is the same for every address. A later request
 * replaces this one.
 * @throws CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function requestEmailChange(
  context: Context,
  account: Account,
  { email, currentPassword }: EmailChange,
  sessionToken: string,
): Promise<void> {
  const { db, clock } = context
  const passwordHash = await confirmPassword(context, account, { currentPassword, sessionToken })
  await consumeRateLimit(context, [
    { name: 'email-change-account', subject: account.id, ...rateOf(context, 'emailChangesPerAccount') },
  ])
  const change = { id: createId(), accountId: account.id, email, expiresAt: clock.now() + confirmationLength }
  await db.transaction().execute(async (tx) => {
    await lockConfirmed(tx, account, passwordHash)
    await deleteEmailChangesOf(tx, change)
    await insertEmailChange(tx, change)
    await enqueueMail(tx, clock, {
      template: 'emailChange',
      accountId: account.id,
      recipient: email,
      language: account.language,
      params: { changeId: change.id },
      dedupeKey: `emailChange:${change.id}`,
    })
  })
}

/** Deletes a requested address change that was not confirmed. */
export async function cancelEmailChange({ db }: Context, account: Account): Promise<void> {
  await deleteEmailChangesOf(db, { accountId: account.id })
}

/**
 * Creates the secret of a link when the mail is sent, so that the database stores only its hash.
 * @returns undefined when the request was replaced, cancelled or has expired, or another account has the address
 */
export async function prepareEmailChange(
  { db, clock }: Context,
  scope: { accountId: string; changeId: string },
): Promise<{ secret: string; expiresAt: number } | undefined> {
  const pending = await findPendingEmail(db, scope, clock.now())
  if (pending?.id !== scope.changeId) return undefined
  const owner = await findAccountByEmail(db, pending.email)
  if (owner && owner.account.id !== scope.accountId) return undefined
  const secret = createSecret()
  await setEmailChangeToken(db, scope, hashSecret(secret))
  return { secret, expiresAt: pending.expiresAt }
}

/**
 * Sets the account's new address and notifies the old address. A link works once. Password reset links that were mailed
 * to the old address become invalid.
 * @throws EMAIL_LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function confirmEmailChange(context: Context, token: string, address: string): Promise<void> {
  const { db, clock } = context
  const scope = { tokenHash: hashSecret(token) }
  const now = clock.now()
  const found = await findEmailChange(db, scope, now)
  if (!found) {
    await consumeRateLimit(context, [
      ...limitsOfAddress('email-link-failure-address', address, rateOf(context, 'resetPerAddress')),
    ])
    throw accountSettingsError('EMAIL_LINK_INVALID')
  }

  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, found)
    if (!(account && (await takeEmailChange(tx, scope, now)))) throw accountSettingsError('EMAIL_LINK_INVALID')
    await updateEmail(tx, found, found.email, now)
    await deletePasswordResetsOf(tx, found)
    await enqueueMail(tx, clock, {
      template: 'emailChanged',
      accountId: account.id,
      recipient: account.email,
      language: account.language,
      params: { changedAt: now },
      dedupeKey: `emailChanged:${found.id}`,
    })
  })
}
