import { isLimitReached, networkOf, rateOf, takeAttempt, takeAttemptIfFree } from '#platform/attempts.ts'
import type { Context } from '#platform/context.ts'
import { normalizeEmail } from './account.ts'
import type { Credentials } from './account-contract.ts'
import { accountError } from './account-errors.ts'
import { type AccountWithPassword, findAccountByEmail, lockPassword } from './account-queries.ts'
import type { SignedInAccount } from './account-service.ts'
import { redeemCaptcha } from './captcha-service.ts'
import { readDeviceProof } from './known-device.ts'
import { isDisabled } from './operator-queries.ts'
import { verifyPassword } from './password.ts'
import { queueProven, queueStranger } from './password-queue.ts'
import { openSession } from './session-service.ts'

type SignInRequest = {
  address: string
  userAgent: string | undefined
  /** Of the device's cookie. */
  deviceProof: string | undefined
  captchaToken: string | undefined
}

/**
 * Opens a session for an e-mail and a password. An unknown e-mail and a wrong password get the same answer.
 *
 * A device in which somebody has signed in to the account before has failures of its own, so no stranger can keep a host
 * from signing in there. Other callers are limited by their network; when many networks together have failed for one
 * e-mail, they need a captcha for each further attempt.
 * @throws TOO_MANY_REQUESTS after too many failures, LOGIN_NEEDS_CAPTCHA, CAPTCHA_INVALID, UNAVAILABLE,
 *   INVALID_CREDENTIALS, and with the right password ACCOUNT_DISABLED
 */
export async function signIn(
  context: Context,
  credentials: Credentials,
  request: SignInRequest,
): Promise<SignedInAccount> {
  const { db, clock, keyring } = context
  const deviceId = readDeviceProof(keyring, request.deviceProof, credentials.email, clock.now())
  const { account, passwordHash } = deviceId
    ? await queueProven(normalizeEmail(credentials.email), () => checkOnDevice(context, credentials, deviceId))
    : await signInAsStranger(context, credentials, request)

  return db.transaction().execute(async (tx) => {
    // The password may have been changed, and all sessions ended, while this one was being checked.
    if (!(await lockPassword(tx, { accountId: account.id }, passwordHash))) throw accountError('INVALID_CREDENTIALS')
    if (await isDisabled(tx, { accountId: account.id })) throw accountError('ACCOUNT_DISABLED')
    return { account, token: await openSession(tx, account.id, clock.now(), request.userAgent) }
  })
}

async function checkOnDevice(context: Context, credentials: Credentials, deviceId: string) {
  const attempt = await takeAttempt(context, [
    { name: 'login-device', subject: deviceId, ...rateOf(context, 'loginPerAccount') },
  ])
  const found = await checkPassword(context, credentials)
  await attempt.giveBack()
  return found
}

async function signInAsStranger(context: Context, credentials: Credentials, request: SignInRequest) {
  const email = normalizeEmail(credentials.email)
  const perEmail = { name: 'login-email', subject: email, ...rateOf(context, 'loginWithoutCaptcha') }
  // Before the queue and without a write: a crowd that guesses at one account costs others nothing.
  const isEmailUsedUp = await isLimitReached(context, perEmail)
  if (isEmailUsedUp) await redeemLoginCaptcha(context, request.captchaToken, credentials)

  const network = networkOf(request.address)
  return queueStranger(network, async () => {
    const attempt = await takeAttempt(context, [
      // The network first: whoever is refused for it has left no row for each e-mail.
      { name: 'login-address', subject: network, ...rateOf(context, 'loginPerAddress') },
      { name: 'login-account', subject: `${email}\n${network}`, ...rateOf(context, 'loginPerAccount') },
    ])
    const ofEmail = isEmailUsedUp ? undefined : await takeAttemptIfFree(context, [perEmail])
    if (!(isEmailUsedUp || ofEmail)) {
      await attempt.giveBack()
      throw needsCaptcha()
    }
    const found = await checkPassword(context, credentials)
    await attempt.giveBack()
    await ofEmail?.giveBack()
    return found
  })
}

async function redeemLoginCaptcha(context: Context, token: string | undefined, { captcha, email }: Credentials) {
  if (!captcha) throw needsCaptcha()
  await redeemCaptcha(context, token, { answer: captcha, email })
}

function needsCaptcha() {
  return accountError('LOGIN_NEEDS_CAPTCHA', { fields: { captcha: 'CAPTCHA_REQUIRED' } })
}

async function checkPassword({ db }: Context, { email, password }: Credentials): Promise<AccountWithPassword> {
  const found = await findAccountByEmail(db, email)
  const fits = await verifyPassword(found?.passwordHash, password)
  if (!found || !fits) throw accountError('INVALID_CREDENTIALS')
  return found
}
