import { type BookStatus, emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import type { WrittenBook } from '#features/books/shared/book-bounds.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, emptyBookForm, fingerprint, toBookForm } from '#features/books/shared/book-form.ts'
import { toWrittenBook } from '#features/books/shared/book-form-rules.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The book that is being edited, as the server has it. */
export type StoredBook = {
  /** None until the first save. */
  id: string | undefined
  revision: number | undefined
  status: BookStatus
  /** Revision of the form as loaded or last saved. */
  fingerprint: string
  /** The stored text, for limit checks; none until the first save. */
  written: WrittenBook | undefined
  /** The key of a creation without a response: the server may have created the book. */
  unansweredKey?: string | undefined
}

/**
 * A book that the server does not have, or no longer has. Copied before use, because a stored book is changed in place.
 */
export const noStoredBook: Readonly<StoredBook> = Object.freeze({
  id: undefined,
  revision: undefined,
  status: 'draft',
  fingerprint: '',
  written: undefined,
})

/** The initial content of a first book, deleted after it has been saved. */
export type Beginning = { book: Partial<GuestBook>; forget: () => void }

export function formOfView(view: BookView): BookForm {
  return toBookForm(readGuestBook(view), view)
}

/**
 * The form on opening: a stored book as it is, a new one with what was written before.
 * @param language initial language of a new book
 */
export function openingForm(
  view: BookView | undefined,
  beginning: Beginning | undefined,
  language: Language,
): BookForm {
  if (view) return formOfView(view)
  const book = { ...emptyGuestBook, ...beginning?.book }
  return toBookForm(book, { originalLanguage: language, coverImage: '', welcomeImage: '' })
}

/** What the server has when the wizard opens. @param language as for `openingForm` */
export function storedOfView(view: BookView | undefined, language: Language): StoredBook {
  return {
    id: view?.id,
    revision: view?.revision,
    status: view?.status ?? 'draft',
    fingerprint: fingerprint(view ? formOfView(view) : emptyBookForm(language)),
    written: view && toWrittenBook(formOfView(view)),
  }
}
