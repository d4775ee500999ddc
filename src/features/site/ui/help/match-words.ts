import { withoutMarks } from '#platform/text/plain-letters.ts'

/** A text in a form in which it can be searched: without accents and capital letters. */
export function toSearchable(text: string): string {
  return withoutMarks(text, 'NFD').toLowerCase()
}

/**
 * Whether a text contains every word of a query, in any order. Words match at the beginning of a word, so that 'code'
 * finds 'codes' but 'art' does not find 'start'. A longer ending in the query also matches: 'löschen' finds 'lösche'.
 * @param searchable from `toSearchable`
 */
export function matchesQuery(searchable: string, query: string): boolean {
  const words = wordsOf(searchable)
  return wordsOf(toSearchable(query)).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || isStemOf(word, wanted)),
  )
}

/** Letters that a stem has at least, and that an ending adds at most. */
const leastStem = 4
const longestEnding = 2

function isStemOf(word: string, wanted: string): boolean {
  return word.length >= leastStem && wanted.length - word.length <= longestEnding && wanted.startsWith(word)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
