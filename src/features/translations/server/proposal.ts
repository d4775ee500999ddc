import type { GuestBook } from '#features/books/shared/book.ts'
import { holdsWords } from '#features/books/shared/fixed-parts.ts'
import type { FindWordsAt } from '#platform/word-finder.ts'
import { type ProtectedText, protect, restore } from './placeholders.ts'

/** A line of a text, or the break between two. Plain data. */
type PreparedLine = {
  line: string
  /** What makes it an entry of a list. */
  mark: string
  /** The rest without what must stay; only of lines that hold words. */
  kept?: ProtectedText
}

/** A text as it is prepared for a machine, line by line. */
export type PreparedText = readonly PreparedLine[]

/** Longer ones, in letters, are texts: nobody repeats them, and looking for them would take long. */
const longestName = 100

/** Names of a book that stand in its sentences and must not be translated. */
export function listNames(book: GuestBook): string[] {
  const places = [book.usefulInfo, book.barsClubs, book.restaurants, book.shopping].flat()
  return [
    book.propertyName,
    book.hostName,
    // Hosts are called by their first name.
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

/** Takes a text apart for a machine, line by line: what is a list stays one. */
export function prepareText(text: string, findNamesAt: FindWordsAt): PreparedText {
  return text.split(/(\r\n|[\n\r])/).map((line) => {
    if (!holdsWords(line)) return { line, mark: '' }
    const [, mark = '', words = ''] = /^(\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?)(.*)$/s.exec(line) ?? []
    return { line, mark, kept: protect(words, findNamesAt) }
  })
}

/** What a machine is given of a text: its lines, without what must stay and without the marks of lists. */
export function listPreparedLines(prepared: PreparedText): string[] {
  return prepared.flatMap(({ kept }) => (kept ? [kept.text] : []))
}

/**
 * The text again, from its lines as they came back.
 * @returns undefined when a machine has spoilt any of them
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
