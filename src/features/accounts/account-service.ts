import { enqueueWelcome } from '#features/mail/index.ts'
import { networkOf, rateOf, takeAttempt } from '#platform/attempts.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createId } from '#platform/ids.ts'
import { type Account, normalizeEmail } from './account.ts'
import type { Credentials, Registration } from './account-contract.ts'
import { accountError } from './account-errors.ts'
import { findAccountByEmail, insertAccount, lockPassword, updateAccount } from './account-queries.ts'
import { redeemCaptcha } from './captcha-service.ts'
import { isDisabled } from './operator-queries.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { openSession } from './session-service.ts'

/** An account that has just signed in, with the token of its new session. */
export type SignedInAccount = { account: Account; token: string }

type RegistrationRequest = {
  address: string
  captchaToken: string | undefined
  language: Language
  userAgent?: string | undefined
}

/**
 * Creates a host's account and signs her in. Every call uses its captcha up.
 * @throws TOO_MANY_REQUESTS, CAPTCHA_INVALID, EMAIL_TAKEN
 */
export async function register(
  context: Context,
  registration: Registration,
  { address, captchaToken, language, userAgent }: RegistrationRequest,
): Promise<SignedInAccount> {
  const { db, clock } = context
  await takeAttempt(context, [
    { name: 'register-address', subject: networkOf(address), ...rateOf(context, 'registerPerAddress') },
  ])
  await redeemCaptcha(context, captchaToken, registration.captcha)

  const now = clock.now()
  const passwordHash = await hashPassword(registration.password)
  const account: Account = {
    id: createId(),
    name: registration.name,
    email: registration.email,
    role: 'host',
    language: registration.language ?? language,
    plan: null,
    planStatus: 'none',
    trialEndsAt: null,
    accessUntil: null,
    renewal: 'none',
    emailConfirmedAt: null,
    createdAt: now,
  }
  return db.transaction().execute(async (tx) => {
    await insertAccount(tx, account, passwordHash)
    await enqueueWelcome(tx, context, account)
    return { account, token: await openSession(tx, account.id, now, userAgent) }
  })
}

/**
 * Opens a session for an e-mail and a password. An unknown e-mail and a wrong password get the same answer.
 * @throws TOO_MANY_REQUESTS after too many failures of the account or the address, INVALID_CREDENTIALS, and with
 *   the right password ACCOUNT_DISABLED
 */
export async function signIn(
  context: Context,
  { email, password }: Credentials,
  address: string,
  userAgent?: string,
): Promise<SignedInAccount> {
  const { db, clock } = context
  const attempt = await takeAttempt(context, [
    { name: 'login-account', subject: normalizeEmail(email), ...rateOf(context, 'loginPerAccount') },
    { name: 'login-address', subject: networkOf(address), ...rateOf(context, 'loginPerAddress') },
  ])
  const found = await findAccountByEmail(db, email)
  const fits = await verifyPassword(found?.passwordHash, password)
  if (!found || !fits) throw accountError('INVALID_CREDENTIALS')
  await attempt.giveBack()

  const { account, passwordHash } = found
  return db.transaction().execute(async (tx) => {
    // The password may have been changed, and all sessions ended, while this one was being checked.
    if (!(await lockPassword(tx, { accountId: account.id }, passwordHash))) throw accountError('INVALID_CREDENTIALS')
    if (await isDisabled(tx, { accountId: account.id })) throw accountError('ACCOUNT_DISABLED')
    return { account, token: await openSession(tx, account.id, clock.now(), userAgent) }
  })
}

/** Sets a new password and ends every session of the account. */
export async function changePassword({ db, clock }: Context, accountId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await updateAccount(tx, { accountId }, { passwordHash }, clock.now())
    await deleteSessionsOf(tx, { accountId })
  })
}
