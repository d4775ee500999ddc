import { composeLetters } from '#platform/text/plain-letters.ts'

/** Longer texts are sentences, which no heading of a book answers. */
const longestTerm = 40
const mostWords = 4

/** A term is shown to the host once this many visitors have searched for it: a single visitor could be recognised. */
export const visitorsUntilShown = 2

/**
 * The text of a guest's search in the form in which it is stored: trimmed, in lower case, at most 40 characters.
 * Undefined for what could identify a person or give access: mail and web addresses, telephone numbers, codes,
 * sentences.
 */
export function readSearchTerm(text: string): string | undefined {
  const term = composeLetters(text).replace(/\s+/g, ' ').trim().toLowerCase()
  const words = term.split(' ')
  const letters = term.match(/\p{L}/gu)?.length ?? 0
  const digits = term.match(/\p{N}/gu)?.length ?? 0
  if (term.length > longestTerm || words.length > mostWords || letters < 2) return undefined
  // One or two digits occur in words such as '24h' or 'line 12'; three or more are telephone, door or room numbers.
  if (digits > 2 || words.some(isCode)) return undefined
  return /^[\p{L}\p{M}\p{N} '’.&-]+$/u.test(term) && !/www\.|\.[a-z]{2,}/.test(term) ? term : undefined
}

/** Letters and digits in turns, as in passwords: 'x7k', but not '2nd' or '24h'. */
function isCode(word: string): boolean {
  return /\p{L}\p{N}/u.test(word) && word.length > 2
}
