import type { GuestBook } from '#features/books/shared/book.ts'
import { holdsWords } from '#features/books/shared/fixed-parts.ts'
import type { FindWordsAt } from '#platform/text/word-finder.ts'
import { type ProtectedText, protect, restore } from './placeholders.ts'

/** A line of a text, or a line break. Plain data. */
type PreparedLine = {
  line: string
  /** The list marker. */
  mark: string
  /** The rest of the line with placeholders; only for lines with words. */
  kept?: ProtectedText
}

/** A text prepared for a machine, line by line. */
export type PreparedText = readonly PreparedLine[]

/** Maximum length of a name in characters. Longer values are texts, and searching for them would be slow. */
const longestName = 100

/** Names of a book that its texts contain and that must not be translated. */
export function listNames(book: GuestBook): string[] {
  const places = [book.usefulInfo, book.barsClubs, book.restaurants, book.shopping].flat()
  return [
    book.propertyName,
    book.hostName,
    // Texts often use the host's first name only.
    book.hostName.trim().split(/\s+/)[0] ?? '',
    book.address,
    book.doorCode,
    book.wifiName,
    book.wifiPassword,
    ...places.flatMap(({ name, address }) => [name, address]),
  ]
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && name.length <= longestName)
}

/** Splits a text into lines for a machine, and keeps list markers. */
export function prepareText(text: string, findNamesAt: FindWordsAt): PreparedText {
  return text.split(/(\r\n|[\n\r])/).map((line) => {
    if (!holdsWords(line)) return { line, mark: '' }
    const [, mark = '', words = ''] = /^(\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?)(.*)$/s.exec(line) ?? []
    return { line, mark, kept: protect(words, findNamesAt) }
  })
}

/** The lines to send to a machine: with placeholders and without list markers. */
export function listPreparedLines(prepared: PreparedText): string[] {
  return prepared.flatMap(({ kept }) => (kept ? [kept.text] : []))
}

/**
 * Assembles the text from its translated lines.
 * @returns undefined if any line is invalid
 */
export function assembleText(prepared: PreparedText, translated: readonly (string | undefined)[]): string | undefined {
  let next = 0
  let text = ''
  for (const { line, mark, kept } of prepared) {
    if (!kept) text += line
    else {
      const words = restore((translated[next++] ?? '').trim(), kept)
      if (words === undefined || words === '') return undefined
      text += mark + words
    }
  }
  return text
}
