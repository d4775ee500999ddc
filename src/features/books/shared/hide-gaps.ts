import type { BookLists, BookTexts, EmergencyNumbers, GuestBook } from './book.ts'
import { mapLists, textFields, textNames } from './book-fields.ts'
import { hasGap } from './gaps.ts'

/** The texts in which lines with an open gap are hidden. */
export const gapTexts = textNames.filter((name) => !('exact' in textFields[name]))

/**
 * Removes every line with an open gap, and every place or rule whose name has one. Guests must not read 'The key is
 * ___'.
 */
export function hideGaps(book: GuestBook): GuestBook {
  const texts = Object.fromEntries(gapTexts.map((name) => [name, withoutGapLines(book[name])]))
  const lists = mapLists((list) => rowsWithoutGaps(book[list]))
  const numbers = Object.entries(book.emergencyNumbers).map(([field, text]) => [field, withoutGapLines(text)])
  return {
    ...book,
    ...(texts as Pick<BookTexts, Exclude<keyof BookTexts, 'propertyType'>>),
    ...(lists as Omit<BookLists, 'houseRules'>),
    houseRules: book.houseRules.filter((rule) => !hasGap(rule)),
    emergencyNumbers: Object.fromEntries(numbers) as EmergencyNumbers,
  }
}

/** Fields of items that can be hidden without making the other fields wrong. */
const leftOut: ReadonlySet<string> = new Set(['description', 'note', 'phone', 'website'])

/** Removes lines with a gap from `leftOut`; removes a row that has a gap in another field. */
function rowsWithoutGaps(rows: readonly Record<string, string>[]): Record<string, string>[] {
  return rows
    .filter((row) => !Object.entries(row).some(([field, text]) => !leftOut.has(field) && hasGap(text)))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, text]) => [field, leftOut.has(field) ? withoutGapLines(text) : text]),
      ),
    )
}

function withoutGapLines(text: string): string {
  if (!hasGap(text)) return text
  const lines = text.split('\n').filter((line) => !hasGap(line))
  return lines.join('\n').trim()
}
