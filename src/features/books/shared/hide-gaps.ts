import type { BookLists, BookTexts, EmergencyNumbers, GuestBook } from './book.ts'
import { mapLists, mapPictureLists, textFields, textNames } from './book-fields.ts'
import type { CaptionedPicture } from './book-theme.ts'
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
    ...mapPictureLists((list) => withoutCaptionGaps(book[list])),
    houseRules: book.houseRules.filter((rule) => !hasGap(rule)),
    emergencyNumbers: Object.fromEntries(numbers) as EmergencyNumbers,
  }
}

/** Fields of items that can be hidden without making the other fields wrong. */
const leftOut: ReadonlySet<string> = new Set(['description', 'note', 'phone', 'website'])

/** A row of a list: texts, and perhaps pictures. */
type Row = { [field: string]: string | CaptionedPicture[] | undefined }

/** Removes lines with a gap from captions and `leftOut`; removes a row that has a gap in another field. */
function rowsWithoutGaps(rows: readonly Row[]): Row[] {
  return rows
    .filter(
      (row) => !Object.entries(row).some(([field, value]) => !leftOut.has(field) && isText(value) && hasGap(value)),
    )
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => {
          if (isText(value)) return [field, leftOut.has(field) ? withoutGapLines(value) : value]
          return [field, value && withoutCaptionGaps(value)]
        }),
      ),
    )
}

function withoutCaptionGaps(pictures: readonly CaptionedPicture[]): CaptionedPicture[] {
  return pictures.map((picture) => ({ ...picture, caption: withoutGapLines(picture.caption) }))
}

const isText = (value: unknown): value is string => typeof value === 'string'

function withoutGapLines(text: string): string {
  if (!hasGap(text)) return text
  const lines = text.split('\n').filter((line) => !hasGap(line))
  return lines.join('\n').trim()
}
