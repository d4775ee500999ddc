import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { rememberReturnPath, useCurrentUser } from '#features/accounts/ui/index.ts'
import type { RenderPreview } from '#features/book-editor/ui/index.ts'
import { BookLoadFailure } from '#features/book-editor/ui/index.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import { useBook } from '#features/books/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { ThemeScreen } from './theme-screen.tsx'

type ThemePageProps = {
  /** The guest page for a phone's screen; handed in, because books know nothing of the guest feature. */
  renderPreview: RenderPreview
}

/** `/design/{id}`: how a book looks. Brings its own header and `main`, so it stands outside of the app's layout. */
export function ThemePage({ renderPreview }: ThemePageProps) {
  const t = useTranslations('bookEditor')
  const { bookId = '' } = useParams()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const book = useBook(user.data ? bookId : undefined)
  // What arrives later, such as a refetch, must not take a half-made design off the screen.
  const [entry, setEntry] = useState<{ account: CurrentUser; view: BookView }>()

  // Where something is being edited, the editing session leads to the login, once it has kept what was changed.
  const isSignedOut = user.data === null && !entry
  useEffect(() => {
    if (!isSignedOut) return
    rememberReturnPath()
    void navigate('/login', { replace: true })
  }, [isSignedOut, navigate])

  if (!entry && user.data && book.isSuccess && !book.isFetching) setEntry({ account: user.data, view: book.data })
  if (entry && entry.view.id === bookId) {
    return <ThemeScreen key={bookId} account={entry.account} view={entry.view} renderPreview={renderPreview} />
  }
  const failure = user.error ?? book.error
  if (!failure) return <LoadingScreen label={t('loading.book')} />
  return <BookLoadFailure error={failure} onRetry={() => void (user.isError ? user.refetch() : book.refetch())} />
}
