import { enqueueMail } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, limitsOfAddress, rateOf, tryRateLimit } from '#platform/rate-limits.ts'
import { mailboxOf } from '#platform/text/email-address.ts'
import { accountError } from '../account-errors.ts'
import {
  captchaLength,
  createCaptchaText,
  createMailedToken,
  hashAnswer,
  hashMailedCode,
  isMailedToken,
  mailedCaptchaLength,
  mailedCaptchaTries,
  mailedCode,
  readAnswer,
} from './captcha.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { findCaptcha, insertCaptcha, takeAnsweredCaptcha, takeCaptcha } from './captcha-queries.ts'

/**
 * Draws a new captcha and stores the hash of its answer, so that any node can check the answer.
 * @returns the picture (PNG) and the token that goes into the caller's cookie
 * @throws TOO_MANY_REQUESTS
 */
export async function createCaptcha(context: Context, address: string): Promise<{ picture: Buffer; token: string }> {
  const { db, clock } = context
  await consumeRateLimit(context, [
    ...limitsOfAddress('captcha-address', address, rateOf(context, 'captchaPerAddress')),
  ])
  const token = createSecret()
  const text = createCaptchaText()
  await insertCaptcha(db, {
    id: hashSecret(token),
    answerHash: hashAnswer(token, text),
    expiresAt: clock.now() + captchaLength,
  })
  return { picture: await drawCaptcha(text), token }
}

/**
 * Enqueues a mail with a code that replaces the text of the picture. Accounts are not looked up, so response and mail are
 * the same for every address. Limits are checked here and not at delivery, so that no captcha exists without its mail.
 * @returns the token that goes into the caller's cookie
 * @throws TOO_MANY_REQUESTS for the caller's network, the mailbox and the whole service
 */
export async function mailCaptcha(
  context: Context,
  email: string,
  { address, language }: { address: string; language: Language },
): Promise<{ token: string }> {
  const { db, clock, keyring } = context
  await consumeRateLimit(context, [
    ...limitsOfAddress('captcha-mail-address', address, rateOf(context, 'captchaMailsPerAddress')),
    { name: 'captcha-mail-mailbox', subject: mailboxOf(email), ...rateOf(context, 'captchaMailsPerMailbox') },
    { name: 'captcha-mail', subject: 'all', ...rateOf(context, 'captchaMails') },
  ])
  const token = createMailedToken()
  const captchaId = hashSecret(token)
  const code = mailedCode(keyring, { captchaId, email })
  await db.transaction().execute(async (tx) => {
    await insertCaptcha(tx, {
      id: captchaId,
      answerHash: hashMailedCode(token, { email, code }),
      expiresAt: clock.now() + mailedCaptchaLength,
    })
    await enqueueMail(tx, clock, {
      template: 'captchaCode',
      accountId: null,
      recipient: email,
      language,
      params: { captchaId },
      dedupeKey: `captchaCode:${captchaId}`,
    })
  })
  return { token }
}

/** The code for the mail of a captcha. @returns undefined when the captcha is used or has expired */
export async function prepareCaptchaCode(
  { db, clock, keyring }: Context,
  captcha: { captchaId: string; email: string },
): Promise<{ secret: string; expiresAt: number } | undefined> {
  const found = await findCaptcha(db, captcha, clock.now())
  return found && { secret: mailedCode(keyring, captcha), expiresAt: found.expiresAt }
}

/**
 * Checks the answer to a captcha for a registration or a login with an address. Any answer consumes a picture. Only the
 * right answer consumes a mailed code, so that a typing error does not need another mail.
 * @returns whether the answer proves that the caller can read mail at the address
 * @throws CAPTCHA_INVALID for a wrong answer, and for a captcha that is unknown, used, expired, mailed to another
 *   address or answered wrongly too often; TOO_MANY_REQUESTS after too many wrong codes for one mailbox
 */
export async function redeemCaptcha(
  context: Context,
  token: string | undefined,
  { answer, email }: { answer: string; email: string },
): Promise<{ provesEmail: boolean }> {
  const provesEmail = token !== undefined && isMailedToken(token)
  const isRight = provesEmail
    ? await redeemMailedCode(context, token, { code: answer, email })
    : await redeemPicture(context, token, answer)
  if (!isRight) throw accountError('CAPTCHA_INVALID', { fields: { captcha: 'CAPTCHA_INVALID' } })
  return { provesEmail }
}

async function redeemPicture(
  { db, clock, config }: Context,
  token: string | undefined,
  answer: string,
): Promise<boolean> {
  const captcha = token === undefined ? undefined : await takeCaptcha(db, { captchaId: hashSecret(token) })
  if (token === undefined || !captcha || captcha.expiresAt <= clock.now()) return false
  if (captcha.answerHash === hashAnswer(token, answer)) return true
  return config.captchaFixedAnswer !== undefined && readAnswer(config.captchaFixedAnswer) === readAnswer(answer)
}

/**
 * Counts a wrong code only if the captcha was mailed to the typed address. Otherwise forged tokens could use up the
 * attempts of another person's mailbox. Counts per captcha, and also per mailbox, because a caller can request several
 * captchas for one mailbox.
 */
async function redeemMailedCode(
  context: Context,
  token: string,
  typed: { code: string; email: string },
): Promise<boolean> {
  const { db, clock, keyring } = context
  const { email } = typed
  const captchaId = hashSecret(token)
  const captcha = await findCaptcha(db, { captchaId }, clock.now())
  const code = mailedCode(keyring, { captchaId, email })
  if (captcha?.answerHash !== hashMailedCode(token, { email, code })) return false

  const ofMailbox = await consumeRateLimit(context, [
    { name: 'captcha-code', subject: mailboxOf(email), ...rateOf(context, 'captchaCodesPerAddress') },
  ])
  const ofCaptcha = await tryRateLimit(context, [
    { name: 'captcha-code-captcha', subject: captchaId, limit: mailedCaptchaTries, window: mailedCaptchaLength },
  ])
  const isRight =
    ofCaptcha !== undefined && (await takeAnsweredCaptcha(db, { captchaId }, hashMailedCode(token, typed), clock.now()))
  // A captcha without attempts left compares no code, so this is not a wrong code of the mailbox.
  if (isRight || !ofCaptcha) await ofMailbox.giveBack()
  return isRight
}
