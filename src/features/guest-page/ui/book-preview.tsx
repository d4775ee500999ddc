import { useLocale } from 'use-intl'
import { useCurrentUser } from '#features/accounts/ui/index.ts'
import type { GuestBook } from '#features/books/shared/book.ts'
import { GuestPreview } from './phone-preview.tsx'

type BookPreviewProps = {
  book: GuestBook
  /** What the book's own link leaves out: names of secrets. By default everything is shown. */
  withheld?: readonly string[]
}

/** The guest page as a phone shows it, in the host's language and as her plan lets guests see it. */
export function BookPreview({ book, withheld = [] }: BookPreviewProps) {
  const { data: user } = useCurrentUser()
  const isPro = user?.plan === 'pro' && user.canCreateBooks
  return <GuestPreview book={book} isPro={isPro} withheld={withheld} language={useLocale()} />
}
