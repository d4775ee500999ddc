import type { Context } from '#platform/context.ts'
import { networkOf } from '#platform/networks.ts'
import { consumeRateLimit, isLimitReached, limitsOfAddress, rateOf, tryRateLimit } from '#platform/rate-limits.ts'
import { normalizeEmail } from '../../shared/account.ts'
import type { Credentials } from '../../shared/account-contract.ts'
import { accountError } from '../account-errors.ts'
import { type AccountWithPassword, findAccountByEmail, lockPassword } from '../account-queries.ts'
import { readDeviceProof } from '../known-device.ts'
import { isDisabled } from '../operators/operator-queries.ts'
import { queueProven, queueUnproven } from '../password-queue.ts'
import { openSession } from '../sessions/session-service.ts'
import type { SignedInAccount } from './account-service.ts'
import { redeemCaptcha } from './captcha-service.ts'
import { verifyPassword } from './password.ts'

type SignInRequest = {
  address: string
  userAgent: string | undefined
  /** The value of the device cookie. */
  deviceProof: string | undefined
  captchaToken: string | undefined
}

/**
 * Opens a session for an e-mail and a password. An unknown e-mail and a wrong password get the same response.
 *
 * A known device (one that has signed in to the account with the current password) has its own limit of failures, so
 * attempts from elsewhere cannot block it. The known devices of an account also have a common limit; beyond it they are
 * treated as unknown. Unknown devices are limited per network. When many networks together have failed for one e-mail,
 * each further attempt needs a captcha. Attempts with a captcha do not wait for attempts without one.
 * @throws TOO_MANY_REQUESTS after too many failures, LOGIN_NEEDS_CAPTCHA, CAPTCHA_INVALID, UNAVAILABLE,
 *   INVALID_CREDENTIALS, and with the right password ACCOUNT_DISABLED
 */
export async function signIn(
  context: Context,
  credentials: Credentials,
  request: SignInRequest,
): Promise<SignedInAccount> {
  const { db, clock } = context
  const { account, passwordHash } =
    (await signInOnKnownDevice(context, credentials, request)) ??
    (await signInOnUnknownDevice(context, credentials, request))

  return db.transaction().execute(async (tx) => {
    // The password may have been changed, and all sessions ended, during the check.
    if (!(await lockPassword(tx, { accountId: account.id }, passwordHash))) throw accountError('INVALID_CREDENTIALS')
    if (await isDisabled(tx, { accountId: account.id })) throw accountError('ACCOUNT_DISABLED')
    return { account, passwordHash, token: await openSession(tx, account.id, clock.now(), request.userAgent) }
  })
}

/** @returns undefined for an unknown device, and when the account's known devices together have failed too often */
async function signInOnKnownDevice(context: Context, credentials: Credentials, request: SignInRequest) {
  const known = await findKnownDevice(context, credentials, request)
  // Before the queue, so that a caller with many proofs of one account cannot fill the queue.
  const ofAccount =
    known &&
    (await tryRateLimit(context, [
      { name: 'login-devices', subject: known.accountId, ...rateOf(context, 'loginOnKnownDevices') },
    ]))
  if (!known || !ofAccount) return undefined

  let hasFailed = false
  try {
    return await queueProven(known.deviceId, async () => {
      const attempt = await consumeRateLimit(context, [
        { name: 'login-device', subject: known.deviceId, ...rateOf(context, 'loginPerAccount') },
      ])
      hasFailed = true
      const found = await checkPassword(context, credentials)
      await attempt.giveBack()
      hasFailed = false
      return found
    })
  } finally {
    if (!hasFailed) await ofAccount.giveBack()
  }
}

async function findKnownDevice(
  { db, keyring, clock }: Context,
  { email }: Credentials,
  { deviceProof }: SignInRequest,
) {
  if (deviceProof === undefined) return undefined
  const found = await findAccountByEmail(db, email)
  // Hash the proof also without an account, so that the response time is the same.
  const login = { accountId: found?.account.id ?? '', passwordHash: found?.passwordHash ?? '' }
  const deviceId = readDeviceProof(keyring, deviceProof, login, clock.now())
  return found && deviceId !== undefined ? { deviceId, accountId: login.accountId } : undefined
}

async function signInOnUnknownDevice(context: Context, credentials: Credentials, request: SignInRequest) {
  const email = normalizeEmail(credentials.email)
  const perEmail = { name: 'login-email', subject: email, ...rateOf(context, 'loginWithoutCaptcha') }
  // Before the queue and without a write, so that mass attempts on one account do not slow down other callers.
  const isEmailUsedUp = await isLimitReached(context, perEmail)
  const { captcha } = credentials
  if (isEmailUsedUp && !captcha) throw needsCaptcha()
  if (captcha) await redeemCaptcha(context, request.captchaToken, { answer: captcha, email })

  const network = networkOf(request.address)
  const queue = captcha ? queueProven : queueUnproven
  return queue(network, async () => {
    const attempt = await consumeRateLimit(context, [
      // The network first: a refused network then stores no row per e-mail.
      ...limitsOfAddress('login-address', request.address, rateOf(context, 'loginPerAddress')),
      { name: 'login-account', subject: `${email}\n${network}`, ...rateOf(context, 'loginPerAccount') },
    ])
    const ofEmail = captcha ? undefined : await tryRateLimit(context, [perEmail])
    if (!(captcha || ofEmail)) {
      await attempt.giveBack()
      throw needsCaptcha()
    }
    const found = await checkPassword(context, credentials)
    await attempt.giveBack()
    await ofEmail?.giveBack()
    return found
  })
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
