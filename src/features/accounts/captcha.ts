import { randomInt } from 'node:crypto'
import svgCaptcha from 'svg-captcha'
import { minute } from '#platform/clock.ts'
import { hashSecret } from '#platform/ids.ts'

/** How long a picture can be answered, in milliseconds. */
export const captchaLength = 10 * minute

const textLength = 5

/** Letters and digits that cannot be taken for one another in the picture, in whatever case. */
const alphabet = 'ACDEFHJKMNPQRTUVWXY3479'

// The module itself draws a given text, which its types leave out. Its own random texts come from Math.random.
const draw = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string

export function createCaptchaText(): string {
  return Array.from({ length: textLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * The picture, as SVG: dark letters on white, as outlines and not as text. The library's own backgrounds make it
 * colour the letters, down to yellow on white.
 */
export function drawCaptcha(text: string): string {
  const letters = draw(text, { width: 180, height: 56, noise: 2, color: false })
  return letters.replace('>', '><rect width="100%" height="100%" fill="#fff"/>')
}

/**
 * What is stored of an answer. Mixed with the token, which only the browser has: five letters alone are guessed
 * from a hash in no time.
 */
export function hashAnswer(token: string, answer: string): string {
  return hashSecret(`${token}:${readAnswer(answer)}`)
}

/** An answer as it is compared: upper and lower case are one, blanks are none. */
export function readAnswer(answer: string): string {
  return answer.replace(/\s/g, '').toLowerCase()
}
