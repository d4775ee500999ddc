import type { BookStatus } from '../../book.ts'
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
}

export function formOfView(view: BookView | undefined): BookForm {
  return view ? toBookForm(readGuestBook(view), view) : emptyBookForm()
}

export function storedOfView(view: BookView | undefined): StoredBook {
  return {
    id: view?.id,
    revision: view?.revision,
    status: view?.status ?? 'draft',
    fingerprint: fingerprint(formOfView(view)),
  }
}
