import { randomInt } from 'node:crypto'
import { minute } from '#platform/clock.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import type { Keyring } from '#platform/keys/keyring.ts'
import { normalizeEmail } from '#platform/text/email-address.ts'

/** How long a picture can be answered, in milliseconds. */
export const captchaLength = 10 * minute

/** How long a mailed code is valid, in milliseconds from the request. Longer than a picture, because mail takes time. */
export const mailedCaptchaLength = 15 * minute

/** Number of wrong codes after which a mailed captcha accepts no code. */
export const mailedCaptchaTries = 5

const textLength = 5

/**
 * Letters and digits that do not look alike in the picture, in upper or lower case, also when a line crosses them: without
 * F beside E, H beside A, D and Q beside each other.
 */
const alphabet = 'ACEJKMNPRTUVWXY39'

export function createCaptchaText(): string {
  return Array.from({ length: textLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * The stored hash of an answer. Includes the token, which only the browser has: a hash of five letters alone could be
 * reversed by trying all texts.
 */
export function hashAnswer(token: string, answer: string): string {
  return hashSecret(`${token}:${readAnswer(answer)}`)
}

/** Characters that people type by mistake, and the similar-looking characters of the alphabet. */
const readAs: Readonly<Record<string, string>> = { g: '9', q: '9', f: 'e' }

/** Normalizes an answer for comparison: no blanks, lower case, similar-looking characters replaced (`readAs`). */
export function readAnswer(answer: string): string {
  return answer
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/[gqf]/g, (letter) => readAs[letter] ?? letter)
}

/** Prefix of the tokens of mailed captchas. A caller cannot change it, because the id is the hash of the whole token. */
const mailedPrefix = 'mail.'

export function createMailedToken(): string {
  return `${mailedPrefix}${createSecret()}`
}

export function isMailedToken(token: string): boolean {
  return token.startsWith(mailedPrefix)
}

/**
 * The six-digit code of a captcha's mail. Derived from the service's key and not stored, so a retried mail has the same
 * code.
 */
export function mailedCode(keyring: Keyring, { captchaId, email }: { captchaId: string; email: string }): string {
  const hash = Buffer.from(keyring.hash('captcha-code', `${captchaId}\n${normalizeEmail(email)}`), 'base64url')
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** The stored hash of a mailed code. Includes the normalized address, so the code is valid for this address only. */
export function hashMailedCode(token: string, { email, code }: { email: string; code: string }): string {
  return hashSecret(`${token}:${normalizeEmail(email)}:${code.replace(/\D/g, '')}`)
}
