import { randomInt } from 'node:crypto'
import { minute } from '#platform/clock.ts'
import { hashSecret } from '#platform/ids.ts'

/** How long a picture can be answered, in milliseconds. */
export const captchaLength = 10 * minute

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
