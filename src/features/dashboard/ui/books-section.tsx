import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import type { useBooks } from '#features/books/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailurePanel } from '#ui/failure-panel.tsx'
import emptyScene from '#ui/illustrations/empty-books.svg'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import { BookList } from './book-list.tsx'
import type { CreationGate } from './creation-gate.ts'
import { NewBookButton } from './new-book-button.tsx'

type BooksSectionProps = {
  books: ReturnType<typeof useBooks>
  user: CurrentUser
  gate: CreationGate
  /** Milliseconds UTC. */
  now: number
}

const headingId = 'profile-books'

/** The section of the host's books in each state: loading, failed, empty, filled. */
export function BooksSection({ books, user, gate, now }: BooksSectionProps) {
  const t = useTranslations('dashboard')
  const heading = useRef<HTMLHeadingElement>(null)
  useFailureToast(books)

  function retry() {
    // The button is removed with the message; without this the focus would be lost.
    heading.current?.focus()
    void books.refetch()
  }

  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t('books.title')}
        </h2>
        {books.data && books.data.length > 0 && (
          <p className="text-muted tabular-nums lining-nums">{countOf(books.data.length)}</p>
        )}
      </div>
      {content()}
    </section>
  )

  function countOf(count: number) {
    const limit = plans[user.plan ?? 'basic'].bookLimit
    const isWithin = user.plan === 'basic' && count <= limit
    return isWithin ? t('books.used', { used: count, limit }) : t('books.total', { count })
  }

  function content() {
    if (!books.data)
      return books.isError ? <LoadFailure onRetry={retry} /> : <SkeletonRows rows={3} label={t('books.loading')} />
    if (books.data.length === 0) {
      return (
        <EmptyState
          art={<img src={emptyScene} alt="" />}
          title={t('empty.title')}
          text={t('empty.text')}
          headingLevel={3}
          action={<NewBookButton gate={gate}>{t('empty.create')}</NewBookButton>}
        />
      )
    }
    return <BookList books={books.data} now={now} fallbackFocusId={headingId} />
  }
}

/** SPEC section 8: a toast reports that the list did not load; the section offers to retry. */
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
