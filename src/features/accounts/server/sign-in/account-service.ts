import { enqueueWelcome } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createId } from '#platform/ids.ts'
import { networkOf } from '#platform/networks.ts'
import { consumeRateLimit, limitsOfAddress, rateOf } from '#platform/rate-limits.ts'
import type { Account } from '../../shared/account.ts'
import type { Registration } from '../../shared/account-contract.ts'
import { insertAccount } from '../account-queries.ts'
import { queueProven } from '../password-queue.ts'
import { openSession } from '../sessions/session-service.ts'
import { redeemCaptcha } from './captcha-service.ts'
import { hashPassword } from './password.ts'

/** An account that has just signed in, with its password hash and the token of its new session. */
export type SignedInAccount = { account: Account; passwordHash: string; token: string }

type RegistrationRequest = {
  address: string
  captchaToken: string | undefined
  language: Language
  userAgent?: string | undefined
}

/**
 * Creates a host's account and signs her in. Every call consumes its picture captcha. A mailed code is consumed only when
 * it is accepted.
 * @throws TOO_MANY_REQUESTS, CAPTCHA_INVALID, UNAVAILABLE, EMAIL_TAKEN
 */
export async function register(
  context: Context,
  registration: Registration,
  { address, captchaToken, language, userAgent }: RegistrationRequest,
): Promise<SignedInAccount> {
  const { db, clock } = context
  await consumeRateLimit(context, [
    ...limitsOfAddress('register-address', address, rateOf(context, 'registerPerAddress')),
  ])
  const { provesEmail } = await redeemCaptcha(context, captchaToken, {
    answer: registration.captcha,
    email: registration.email,
  })

  const now = clock.now()
  const passwordHash = await queueProven(networkOf(address), () => hashPassword(registration.password))
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
    emailConfirmedAt: provesEmail ? now : null,
    createdAt: now,
  }
  return db.transaction().execute(async (tx) => {
    await insertAccount(tx, account, passwordHash)
    await enqueueWelcome(tx, context, account)
    return { account, passwordHash, token: await openSession(tx, account.id, now, userAgent) }
  })
}
