import { type BookForm, stepOfField } from '#features/books/shared/book-form.ts'

const field: keyof BookForm = 'hostPhone'

/** The field in the wizard in which the host's phone number is entered. */
export function phonePathOf(bookId: string): string {
  return `/create?edit=${encodeURIComponent(bookId)}&step=${stepOfField(field) + 1}&field=${field}`
}
