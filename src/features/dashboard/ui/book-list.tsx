import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { BookCard, useTypeName } from './book-card.tsx'
import type { BookDialogsState } from './book-dialogs.tsx'
import { filterBooks, filterFrom } from './book-filter.ts'
import { rowHeadingId } from './row-heading.ts'

/** Number of books shown at first, and added by each press of the button below. */
const pageSize = 20

type BookListProps = {
  books: readonly BookSummary[]
  isLapsed: boolean
  dialogs: BookDialogsState
  /** Milliseconds UTC. */
  now: number
  /** Receives the focus when the last book was deleted. */
  fallbackFocusId: string
}

/** The host's books with their actions, and with a search field from eight books on. */
export function BookList({ books, isLapsed, dialogs: { ask, edits }, now, fallbackFocusId }: BookListProps) {
  const [query, setQuery] = useState('')
  const typeName = useTypeName()
  const isLong = books.length >= filterFrom
  const found = filterBooks(books, useDeferredValue(isLong ? query : ''), typeName)
  const [limit, setLimit] = useState(pageSize)
  const shown = found.slice(0, limit)

  function focusAfterDeletionOf(index: number): string {
    const neighbour = shown[index + 1] ?? shown[index - 1]
    return neighbour ? rowHeadingId(neighbour.id) : fallbackFocusId
  }

  function showMore() {
    const next = found[limit]
    setLimit(limit + pageSize)
    // The button moves or disappears; the first new book is rendered after this event.
    if (next) setTimeout(() => document.getElementById(rowHeadingId(next.id))?.focus())
  }

  return (
    <>
      {isLong && <BookSearch query={query} found={found.length} onQuery={setQuery} />}
      {shown.length > 0 && (
        <ul className="grid gap-5 md:gap-7">
          {shown.map((book, index) => (
            <BookCard
              key={book.id}
              book={book}
              isLapsed={isLapsed}
              now={now}
              edit={edits.of(book.id)}
              onUndone={() => edits.forget(book.id)}
              onQuickEdit={() => ask({ action: 'quickEdit', book })}
              onView={() => ask({ action: 'view', book })}
              onShare={() => ask({ action: 'share', book })}
              onUnpublish={() => ask({ action: 'unpublish', book })}
              onDelete={() => ask({ action: 'delete', book, focusAfterId: focusAfterDeletionOf(index) })}
            />
          ))}
        </ul>
      )}
      {found.length > limit && <MoreBooks rest={found.length - limit} onMore={showMore} />}
    </>
  )
}

function MoreBooks({ rest, onMore }: { rest: number; onMore: () => void }) {
  const t = useTranslations('dashboard.filter')
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button variant="secondary" onClick={onMore}>
        {t('more', { count: Math.min(rest, pageSize) })}
      </Button>
      <span className="text-small text-muted">{t('rest', { count: rest })}</span>
    </p>
  )
}

type BookSearchProps = { query: string; found: number; onQuery: (query: string) => void }

function BookSearch({ query, found, onQuery }: BookSearchProps) {
  const t = useTranslations('dashboard.filter')
  const isSearching = query.trim() !== ''
  return (
    <search className="mb-5 block">
      <TextField
        type="search"
        label={t('label')}
        placeholder={t('placeholder')}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p role="status" className={isSearching && found > 0 ? 'mt-2 text-small text-muted' : 'sr-only'}>
        {isSearching && t('found', { count: found })}
      </p>
      {isSearching && found === 0 && (
        <div className="mt-4 grid justify-items-center gap-4 rounded-m border border-line bg-surface px-6 py-10 text-center">
          <Search size={28} aria-hidden="true" className="text-muted" />
          <p aria-hidden="true" className="text-muted">
            {t('found', { count: 0 })}
          </p>
          <Button variant="secondary" size="s" onClick={() => onQuery('')}>
            {t('clear')}
          </Button>
        </div>
      )}
    </search>
  )
}
