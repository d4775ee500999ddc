import { type BookStatus, emptyGuestBook, type GuestBook } from '../../book.ts'
import type { BookView } from '../../book-contract.ts'
import { type BookForm, emptyBookForm, fingerprint, toBookForm } from '../../book-form.ts'
import { readGuestBook } from '../book-api.ts'

/** What the server has of the book that is being edited. */
export type StoredBook = {
  /** None until the first save. */
  id: string | undefined
  revision: number | undefined
  status: BookStatus
  /** Of the form as it was loaded or last saved. */
  fingerprint: string
  /** The key of a creation that was sent and has not been answered: the book may be there already. */
  unansweredKey?: string | undefined
}

/** Something to begin a first book with, taken away once it has been saved. */
export type Beginning = { book: Partial<GuestBook>; forget: () => void }

export function formOfView(view: BookView | undefined): BookForm {
  return view ? toBookForm(readGuestBook(view), view) : emptyBookForm()
}

/** The form that opens: a stored book as it is, a new one with what was written before. */
export function openingForm(view: BookView | undefined, beginning: Beginning | undefined): BookForm {
  if (view || !beginning) return formOfView(view)
  return toBookForm({ ...emptyGuestBook, ...beginning.book }, { coverImage: '', welcomeImage: '' })
}

export function storedOfView(view: BookView | undefined): StoredBook {
  return {
    id: view?.id,
    revision: view?.revision,
    status: view?.status ?? 'draft',
    fingerprint: fingerprint(formOfView(view)),
  }
}
