import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { RequireSignedIn } from '#features/accounts/ui/index.ts'
import { useLatePictures } from '#features/book-editor/ui/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { forgetPublished, isMarkedPublished, useBook } from '#features/books/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { LateNotice } from './late-notice.tsx'
import { PublishedLedgers } from './published-ledgers.tsx'
import { PublishedPoster } from './published-poster.tsx'
import { useGuestMessage } from './use-guest-message.ts'

/**
 * `/preview/{id}` right after publishing: 'Your book is live'. The wizard opens it inside the app and marks the book.
 * Without the mark, or once it was shown, the address is the preview, a document of the server.
 */
export function PublishedPage() {
  const { bookId = '' } = useParams()
  const [isJustPublished] = useState(() => isMarkedPublished(bookId))
  useEffect(() => forgetPublished(), [])
  return isJustPublished ? (
    <RequireSignedIn>
      <JustPublished bookId={bookId} />
    </RequireSignedIn>
  ) : (
    <Preview />
  )
}

function JustPublished({ bookId }: { bookId: string }) {
  const t = useTranslations('dashboard.published')
  // The draft that the wizard has loaded may still be in the cache.
  const { data: view, isError, isFetchedAfterMount, refetch } = useBook(bookId)
  // Shows the pictures in the phone as soon as guests see them.
  const isComplete = useLatePictures(bookId)?.state === 'done'
  const reread = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isComplete) reread()
  }, [isComplete])
  const title = t('title')
  useEffect(() => {
    document.title = `${title} · Benvenuto`
  }, [title])

  if (!isFetchedAfterMount) return <LoadingScreen label={t('loading')} />
  if ((isError && !view) || !view || !isOpenToGuests(view)) return <Preview />
  return <Published view={view} />
}

function Published({ view }: { view: OwnBookView }) {
  const message = useGuestMessage(view)
  return (
    <main id="main" className="flex-1">
      <div className="page-width py-4 empty:hidden">
        <LateNotice bookId={view.id} />
      </div>
      <PublishedPoster view={view} message={message} />
      <PublishedLedgers view={view} message={message} />
    </main>
  )
}

/** Loads the document of this address from the server. */
function Preview() {
  const t = useTranslations('dashboard.published')
  useEffect(() => window.location.reload(), [])
  return <LoadingScreen label={t('loading')} />
}
