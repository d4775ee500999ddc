import { readBookForGuests, readGuestWords, type StoredBook } from '#features/books/stored-book.ts'
import { findAnswered } from '#features/guest/book-search.ts'
import { languages } from '#platform/i18n/languages.ts'

declare module '#platform/threads/threads.ts' {
  interface ThreadTasks {
    findAnsweredSearches: { input: readonly SearchedBook[]; output: AnsweredBook[] }
  }
}

/** A book of a host with Pro, with all its translations, and what guests searched for in it. */
export type SearchedBook = { stored: StoredBook; terms: readonly string[] }

/** The searches that a book answers by now, in whatever language: guests search what they read. */
export type AnsweredBook = { bookId: string; answered: string[] }

export function findAnsweredSearches(books: readonly SearchedBook[]): AnsweredBook[] {
  return books.map(({ stored, terms }) => {
    const book = readBookForGuests(stored.row, { isPro: true, validUntil: undefined })
    const versions = languages.map((language) => readGuestWords(stored, book, language)?.book ?? book.book)
    return { bookId: book.id, answered: [...findAnswered(versions, terms)] }
  })
}
