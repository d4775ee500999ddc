import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { withoutMarks } from '#platform/text/plain-letters.ts'

/** Number of books from which the list has a search field. */
export const filterFrom = 8

/**
 * The books that contain every word of the query in name, address or property type. Ignores case and accents.
 * @param typeOf the property type in the language of the screen
 */
export function filterBooks<B extends Pick<BookSummary, 'propertyName' | 'address' | 'propertyType'>>(
  books: readonly B[],
  query: string,
  typeOf: (book: B) => string,
): readonly B[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return books
  return books.filter((book) => {
    const text = fold([book.propertyName, book.address, typeOf(book)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return withoutMarks(text, 'NFD').toLowerCase()
}
