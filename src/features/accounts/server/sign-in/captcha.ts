import { randomInt } from 'node:crypto'
import { minute } from '#platform/clock.ts'
import { normalizeEmail } from '#platform/email-address.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import type { Keyring } from '#platform/keyring.ts'

/** How long a picture can be answered, in milliseconds. */
export const captchaLength = 10 * minute

/** How long a mailed code can be typed instead, in milliseconds from the request on: mail may take minutes. */
export const mailedCaptchaLength = 15 * minute

/** Wrong codes that a mailed captcha takes, before none is right for it. */
export const mailedCaptchaTries = 5

const textLength = 5

/** Letters and digits that cannot be taken for one another in the picture, in whatever case. */
const alphabet = 'ACDEFHJKMNPQRTUVWXY3479'

export function createCaptchaText(): string {
  return Array.from({ length: textLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * What is stored of an answer. Mixed with the token, which only the browser has: five letters alone are guessed
 * from a hash in no time.
 */
export function hashAnswer(token: string, answer: string): string {
  return hashSecret(`${token}:${readAnswer(answer)}`)
}

/** What the picture shows of a character that people also read as another one, which no text holds. */
const readAs: Readonly<Record<string, string>> = { z: '7', g: '9', o: 'q', 0: 'q' }

/** An answer as it is compared: without blanks, in lower case, and with look-alikes read as what was drawn. */
export function readAnswer(answer: string): string {
  return answer
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/[zgo0]/g, (letter) => readAs[letter] ?? letter)
}

/** Begins the tokens of captchas whose answer is mailed. As ids are hashes of whole tokens, no caller can change it. */
const mailedPrefix = 'mail.'

export function createMailedToken(): string {
  return `${mailedPrefix}${createSecret()}`
}

export function isMailedToken(token: string): boolean {
  return token.startsWith(mailedPrefix)
}

/**
 * The code of six digits that a captcha's mail carries. Made from the service's key and stored nowhere, so a mail that
 * is sent twice has the same code.
 */
export function mailedCode(keyring: Keyring, { captchaId, email }: { captchaId: string; email: string }): string {
  const hash = Buffer.from(keyring.hash('captcha-code', `${captchaId}\n${normalizeEmail(email)}`), 'base64url')
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** What is stored of a mailed code: it is good for this address alone, in any spelling that is the same account. */
export function hashMailedCode(token: string, { email, code }: { email: string; code: string }): string {
  return hashSecret(`${token}:${normalizeEmail(email)}:${code.replace(/\D/g, '')}`)
}
