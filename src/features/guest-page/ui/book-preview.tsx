import { useLocale } from 'use-intl'
import { useCurrentUser } from '#features/accounts/ui/index.ts'
import type { GuestBook } from '#features/books/shared/book.ts'
import { GuestPreview } from './phone-preview.tsx'

/** The guest page in a phone frame, in the host's language and as her plan lets guests see it. */
export function BookPreview({ book }: { book: GuestBook }) {
  const { data: user } = useCurrentUser()
  const isPro = user?.plan === 'pro' && user.canCreateBooks
  return <GuestPreview book={book} isPro={isPro} language={useLocale()} />
}
