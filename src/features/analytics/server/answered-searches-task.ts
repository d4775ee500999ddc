import { readBookForGuests, type StoredBook } from '#features/books/thread.ts'
import { findAnswered } from '#features/guest-page/shared/book-search.ts'
import { readGuestWords } from '#features/translations/thread.ts'
import { languages } from '#platform/i18n/languages.ts'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    findAnsweredSearches: { input: readonly SearchedBook[]; output: AnsweredBook[] }
  }
}

/** A book of a host with Pro, with all its translations, and the terms that guests searched for in it. */
export type SearchedBook = { stored: StoredBook; terms: readonly string[] }

/** The terms that the book answers now in any language, because guests search in the language that they read. */
export type AnsweredBook = { bookId: string; answered: string[] }

export function findAnsweredSearches(books: readonly SearchedBook[]): AnsweredBook[] {
  return books.map(({ stored, terms }) => {
    // Guests also search on the page of their stay, which shows the secrets.
    const book = readBookForGuests(stored.row, {
      isPro: true,
      validUntil: undefined,
      secrets: { kind: 'shown', pictureBase: '' },
      secretPictures: { own: [], others: [] },
    })
    const versions = languages.map((language) => readGuestWords(stored, book, language)?.book ?? book.book)
    return { bookId: book.id, answered: [...findAnswered(versions, terms)] }
  })
}
