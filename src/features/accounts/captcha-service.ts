import { networkOf, rateOf, takeAttempt } from '#platform/attempts.ts'
import type { Context } from '#platform/context.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import { accountError } from './account-errors.ts'
import { captchaLength, createCaptchaText, hashAnswer, readAnswer } from './captcha.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { insertCaptcha, takeCaptcha } from './captcha-queries.ts'

/**
 * Draws a new captcha and keeps what is needed to check its answer, on whichever node that arrives.
 * @returns the picture (PNG) and the token that goes into the caller's cookie
 * @throws TOO_MANY_REQUESTS
 */
export async function createCaptcha(context: Context, address: string): Promise<{ picture: Buffer; token: string }> {
  const { db, clock } = context
  await takeAttempt(context, [
    { name: 'captcha-address', subject: networkOf(address), ...rateOf(context, 'captchaPerAddress') },
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
 * Uses a captcha up, whatever the answer is.
 * @throws CAPTCHA_INVALID for a wrong answer, and for a captcha that is unknown, used or too old
 */
export async function redeemCaptcha(
  { db, clock, config }: Context,
  token: string | undefined,
  answer: string,
): Promise<void> {
  const captcha = token === undefined ? undefined : await takeCaptcha(db, { captchaId: hashSecret(token) })
  if (token !== undefined && captcha && captcha.expiresAt > clock.now()) {
    if (captcha.answerHash === hashAnswer(token, answer)) return
    if (config.captchaFixedAnswer && readAnswer(config.captchaFixedAnswer) === readAnswer(answer)) return
  }
  throw accountError('CAPTCHA_INVALID', { fields: { captcha: 'CAPTCHA_INVALID' } })
}
