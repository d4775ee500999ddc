import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { useBooks } from '#features/books/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailurePanel } from '#ui/failure-panel.tsx'
import emptyScene from '#ui/illustrations/empty-books.svg'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import type { BookDialogsState } from './book-dialogs.tsx'
import { BookList } from './book-list.tsx'
import type { CreationGate } from './creation-gate.ts'
import { NewBookButton } from './new-book-button.tsx'

type BooksSectionProps = {
  books: ReturnType<typeof useBooks>
  gate: CreationGate
  /** Her plan has ended: she cannot edit books, apart from the quick edit. */
  isLapsed: boolean
  dialogs: BookDialogsState
  /** Milliseconds UTC. */
  now: number
}

/** Id of the page's heading, which receives the focus when there is no better place for it. */
export const booksHeadingId = 'profile-books'

/** The host's books in each state: loading, failed, empty, filled. */
export function BooksSection({ books, gate, isLapsed, dialogs, now }: BooksSectionProps) {
  const t = useTranslations('dashboard')
  useFailureToast(books)

  function retry() {
    // The button is removed with the message; without this the focus would be lost.
    document.getElementById(booksHeadingId)?.focus()
    void books.refetch()
  }

  if (!books.data)
    return books.isError ? <LoadFailure onRetry={retry} /> : <SkeletonRows rows={3} label={t('books.loading')} />
  if (books.data.length === 0) {
    return (
      <EmptyState
        art={<img src={emptyScene} alt="" />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<NewBookButton gate={gate}>{t('empty.create')}</NewBookButton>}
      />
    )
  }
  return (
    <BookList books={books.data} isLapsed={isLapsed} dialogs={dialogs} now={now} fallbackFocusId={booksHeadingId} />
  )
}

/** A toast reports that the list did not load; the section offers to retry. */
function useFailureToast({
  isError,
  errorUpdatedAt,
}: Pick<BooksSectionProps['books'], 'isError' | 'errorUpdatedAt'>): void {
  const t = useTranslations('dashboard.failure')
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) showToast({ title: t('error'), description: t('load'), tone: 'error' })
  }, [isError, errorUpdatedAt, t])
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('dashboard.failure')
  const tPlatform = useTranslations('platform')
  return (
    <FailurePanel
      title={t('load')}
      text={t('retryHint')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {tPlatform('tryAgain')}
        </Button>
      }
    />
  )
}
