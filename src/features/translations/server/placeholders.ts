import { findFixedParts } from '#features/books/shared/fixed-parts.ts'
import type { FindWordsAt } from '#platform/text/word-finder.ts'

/** A text whose fixed parts are replaced by placeholders: `{0}`, `{1}`. */
export type ProtectedText = { text: string; parts: readonly string[] }

/**
 * A placeholder; machines may add spaces. If a text already contains such a placeholder, its number is a fixed part and
 * is replaced too.
 */
const mark = /\{\s*(\d+)\s*\}/g

/**
 * Replaces everything that must be the same in every language with placeholders: numbers, times, web and e-mail
 * addresses, and the names of this book.
 * @param findNamesAt finds names such as the property's and the network's; they count as whole words
 */
export function protect(text: string, findNamesAt: FindWordsAt): ProtectedText {
  const pieces = [...findNames(text, findNamesAt), ...findFixedParts(text)]
    .filter(({ part }) => part !== '')
    .sort((a, b) => a.start - b.start || b.part.length - a.part.length)
  let result = ''
  let read = 0
  const parts: string[] = []
  for (const { start, part } of pieces) {
    if (start < read) continue
    result += `${text.slice(read, start)}{${parts.length}}`
    parts.push(part)
    read = start + part.length
  }
  return { text: result + text.slice(read), parts }
}

/**
 * Restores the fixed parts in a translated text.
 * @returns undefined if a placeholder was lost, repeated or invented: such a text must not be used
 */
export function restore(translated: string, { parts }: ProtectedText): string | undefined {
  const found = [...translated.matchAll(mark)].map(([, place]) => Number(place))
  const places = new Set(found.filter((place) => place < parts.length))
  const isWhole = found.length === parts.length && places.size === parts.length
  if (!isWhole || /\d/.test(translated.replace(mark, ''))) return undefined
  return translated.replace(mark, (_, place) => parts[Number(place)] ?? '')
}

/** From left to right, the longest first; only whole words, and no overlaps. */
function findNames(text: string, findNamesAt: FindWordsAt): { start: number; part: string }[] {
  const found: { start: number; part: string }[] = []
  const isWord = markWords(text)
  let start = 0
  while (start < text.length) {
    let longest = ''
    if (!isWord[start - 1]) {
      findNamesAt(text, start, (name) => {
        if (!isWord[start + name.length]) longest = name
      })
    }
    if (longest !== '') found.push({ start, part: longest })
    start += Math.max(1, longest.length)
  }
  return found
}

/** For each position of a text, whether it has a letter or a digit. */
function markWords(text: string): Uint8Array {
  const marks = new Uint8Array(text.length)
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) marks.fill(1, index, index + word.length)
  return marks
}
