import type { GuestBook } from '../book.ts'
import { holdsWords } from './fixed-parts.ts'
import { protect, restore } from './placeholders.ts'

/** What a machine is given of one text: its lines, without what must stay and without the marks of lists. */
export type PreparedText = {
  lines: readonly string[]
  /** The text again, from the lines as they came back; undefined when a machine has spoilt any of them. */
  assemble: (translated: readonly (string | undefined)[]) => string | undefined
}

/** Longer ones, in letters, are texts: nobody repeats them, and looking for them would take long. */
const longestName = 200

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
  ].filter((name) => name.trim().length > 1 && name.length <= longestName)
}

/** Takes a text apart for a machine, line by line: what is a list stays one. */
export function prepareText(text: string, names: readonly string[]): PreparedText {
  const parts = text.split(/(\r\n|[\n\r])/).map((line) => {
    const [, mark = '', words = ''] = /^(\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?)(.*)$/s.exec(line) ?? []
    return { mark, line, kept: holdsWords(words) ? protect(words, names) : undefined }
  })
  const asked = parts.flatMap(({ kept }) => (kept ? [kept.text] : []))
  return {
    lines: asked,
    assemble(translated) {
      let next = 0
      const lines = parts.map(({ mark, line, kept }) => {
        if (!kept) return line
        const words = restore((translated[next++] ?? '').trim(), kept)
        return words === undefined || words === '' ? undefined : mark + words
      })
      return lines.includes(undefined) ? undefined : lines.join('')
    },
  }
}
