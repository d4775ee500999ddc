import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import type { Account } from '../../shared/account.ts'
import { accountSettingsError } from '../account-errors.ts'
import { findAccountByEmail, lockPassword } from '../account-queries.ts'
import { queueProven } from '../password-queue.ts'
import { verifyPassword } from '../sign-in/password.ts'

type PasswordProof = { currentPassword: string; sessionToken: string }

/**
 * Checks the current password before a sensitive change, because the device may be borrowed. Failures are limited per
 * session, so that a stolen session cannot block a password change in the host's own session.
 * @returns the password hash, for `lockConfirmed`
 * @throws CURRENT_PASSWORD_WRONG on the field `currentPassword`, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export function confirmPassword(context: Context, account: Account, proof: PasswordProof): Promise<string> {
  return queueProven(account.id, () => checkPassword(context, account, proof))
}

async function checkPassword(context: Context, account: Account, { currentPassword, sessionToken }: PasswordProof) {
  const attempt = await consumeRateLimit(context, [
    { name: 'password-check-session', subject: sessionToken, ...rateOf(context, 'loginPerAccount') },
  ])
  const found = await findAccountByEmail(context.db, account.email)
  const fits = await verifyPassword(found?.passwordHash, currentPassword)
  if (!found || !fits || found.account.id !== account.id) throw wrongPassword()
  await attempt.giveBack()
  return found.passwordHash
}

/**
 * Locks the account's row until the transaction ends, if the password has not changed since `confirmPassword`.
 * @throws CURRENT_PASSWORD_WRONG when the password was changed in the meantime
 */
export async function lockConfirmed(tx: Tx, account: Account, passwordHash: string): Promise<void> {
  if (!(await lockPassword(tx, { accountId: account.id }, passwordHash))) throw wrongPassword()
}

function wrongPassword() {
  return accountSettingsError('CURRENT_PASSWORD_WRONG', { fields: { currentPassword: 'CURRENT_PASSWORD_WRONG' } })
}
