import { composeLetters } from '#platform/plain-letters.ts'

/** Longer ones are sentences, and no heading of a book answers them. */
const longestTerm = 40
const mostWords = 4

/** A word shows to the host once so many different visitors have asked for it: one alone could be recognised. */
export const visitorsUntilShown = 2

/**
 * What a guest searched for, as it may be kept: trimmed, in lower case, at most 40 characters. Undefined for whatever
 * could name somebody or open something: mail and web addresses, telephone numbers, codes, whole sentences.
 */
export function readSearchTerm(text: string): string | undefined {
  const term = composeLetters(text).replace(/\s+/g, ' ').trim().toLowerCase()
  const words = term.split(' ')
  const letters = term.match(/\p{L}/gu)?.length ?? 0
  const digits = term.match(/\p{N}/gu)?.length ?? 0
  if (term.length > longestTerm || words.length > mostWords || letters < 2) return undefined
  // A figure or two belongs to words such as '24h' or 'line 12'; three and more to telephones, doors and rooms.
  if (digits > 2 || words.some(isCode)) return undefined
  return /^[\p{L}\p{M}\p{N} '’.&-]+$/u.test(term) && !/www\.|\.[a-z]{2,}/.test(term) ? term : undefined
}

/** Letters and figures by turns, as passwords have them: 'x7k', but not '2nd' or '24h'. */
function isCode(word: string): boolean {
  return /\p{L}\p{N}/u.test(word) && word.length > 2
}
