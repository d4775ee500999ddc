import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RequireHost, useCurrentUser } from '#features/accounts/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { GuestBook } from '../../book.ts'
import { BookLoadFailure } from '../book-load-failure.tsx'
import { LanguagesScreen } from './languages-screen.tsx'
import { useTranslationsOf } from './translation-api.ts'

/** What the guest page of a translated book is made of. */
export type TranslatedPreview = {
  book: GuestBook
  language: Language
  originalLanguage: Language
  /** The texts of the book that are in `language`. */
  translated: ReadonlySet<string>
  /** Whether the host has what only Pro shows. */
  isPro: boolean
}

type LanguagesPageProps = {
  bookId: string
  /** The guest page for a phone's screen; handed in, because books know nothing of the guest feature. */
  renderPreview: (preview: TranslatedPreview) => ReactNode
}

/** `/languages/{id}`: a host's words and their translations, side by side. */
export function LanguagesPage(props: LanguagesPageProps) {
  const { data: user } = useCurrentUser()
  return <RequireHost>{user && <Languages key={props.bookId} accountId={user.id} {...props} />}</RequireHost>
}

function Languages({ accountId, bookId, renderPreview }: LanguagesPageProps & { accountId: string }) {
  const t = useTranslations('books.languages')
  const loaded = useTranslationsOf(bookId)
  if (loaded.data) return <LanguagesScreen accountId={accountId} loaded={loaded.data} renderPreview={renderPreview} />
  if (loaded.isPending) return <LoadingScreen label={t('loading')} />
  return <BookLoadFailure error={loaded.error} isRetrying={loaded.isFetching} onRetry={() => void loaded.refetch()} />
}
