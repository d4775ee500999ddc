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
  /** Renders the guest page for the phone preview. A prop, because this feature may not import the guest page. */
  renderPreview: RenderPreview
}

/** `/design/{id}`: the theme of a book. Has its own header and `main`, so it is not inside the app's layout. */
export function ThemePage({ renderPreview }: ThemePageProps) {
  const t = useTranslations('bookEditor')
  const { bookId = '' } = useParams()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const book = useBook(user.data ? bookId : undefined)
  // Keeps the first loaded data, so that a refetch does not replace a design that is being edited.
  const [entry, setEntry] = useState<{ account: CurrentUser; view: BookView }>()

  // During an edit, the editing session redirects to the login after it has kept the changes.
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
