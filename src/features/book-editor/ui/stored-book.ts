import { type BookStatus, emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import type { WrittenBook } from '#features/books/shared/book-bounds.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, emptyBookForm, fingerprint, toBookForm } from '#features/books/shared/book-form.ts'
import { toWrittenBook } from '#features/books/shared/book-form-rules.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** What the server has of the book that is being edited. */
export type StoredBook = {
  /** None until the first save. */
  id: string | undefined
  revision: number | undefined
  status: BookStatus
  /** Of the form as it was loaded or last saved. */
  fingerprint: string
  /** What it says, beside which lengths are judged; none until the first save. */
  written: WrittenBook | undefined
  /** The key of a creation that was sent and has not been answered: the book may be there already. */
  unansweredKey?: string | undefined
}

/** A book that the server does not have, or no longer has. Copied before use: a stored book is changed in place. */
export const noStoredBook: Readonly<StoredBook> = Object.freeze({
  id: undefined,
  revision: undefined,
  status: 'draft',
  fingerprint: '',
  written: undefined,
})

/** Something to begin a first book with, taken away once it has been saved. */
export type Beginning = { book: Partial<GuestBook>; forget: () => void }

export function formOfView(view: BookView): BookForm {
  return toBookForm(readGuestBook(view), view)
}

/**
 * The form that opens: a stored book as it is, a new one with what was written before.
 * @param language that a new one is written in, until the host says otherwise
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
