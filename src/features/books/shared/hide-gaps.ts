import type { BookLists, BookTexts, EmergencyNumbers, GuestBook } from './book.ts'
import { mapLists, textFields, textNames } from './book-fields.ts'
import { hasGap } from './gaps.ts'

/** The texts of which guests read no line with an open gap. */
export const gapTexts = textNames.filter((name) => !('exact' in textFields[name]))

/**
 * A book as guests read it: every line that still has a gap is left out, and with it a place or rule whose name is
 * not complete. Nobody reads 'The key is ___' in front of a locked door.
 */
export function hideGaps(book: GuestBook): GuestBook {
  const texts = Object.fromEntries(gapTexts.map((name) => [name, withoutGapLines(book[name])]))
  const lists = mapLists((list) => wholeRows(book[list]))
  const numbers = Object.entries(book.emergencyNumbers).map(([field, text]) => [field, withoutGapLines(text)])
  return {
    ...book,
    ...(texts as Pick<BookTexts, Exclude<keyof BookTexts, 'propertyType'>>),
    ...(lists as Omit<BookLists, 'houseRules'>),
    houseRules: book.houseRules.filter((rule) => !hasGap(rule)),
    emergencyNumbers: Object.fromEntries(numbers) as EmergencyNumbers,
  }
}

/** A description loses its open lines; a row with a gap anywhere else is not shown at all. */
function wholeRows(rows: readonly Record<string, string>[]): Record<string, string>[] {
  return rows
    .filter((row) => !Object.entries(row).some(([field, text]) => field !== 'description' && hasGap(text)))
    .map((row) => ('description' in row ? { ...row, description: withoutGapLines(row['description'] ?? '') } : row))
}

function withoutGapLines(text: string): string {
  if (!hasGap(text)) return text
  const lines = text.split('\n').filter((line) => !hasGap(line))
  return lines.join('\n').trim()
}
