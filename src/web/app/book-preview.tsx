import { useLocale } from 'use-intl'
import type { GuestBook } from '#features/books/book.ts'
import { GuestPreview } from '#features/guest/ui/index.ts'

/** The guest page as a phone shows it, in the host's language. The web layer hands it to the books feature. */
export function BookPreview({ book }: { book: GuestBook }) {
  return <GuestPreview book={book} language={useLocale()} />
}
