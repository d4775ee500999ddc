import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import { filterBooks, filterFrom } from './book-filter.ts'
import { BookRow, useTypeName } from './book-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { rowHeadingId } from './row-heading.ts'
import { ShareDialog } from './share-dialog.tsx'

type BookListProps = {
  books: readonly BookSummary[]
  /** Milliseconds UTC. */
  now: number
  /** Receives the focus when the last row was deleted. */
  fallbackFocusId: string
}

/** The host's books with their actions, and with a search field from eight books on. */
export function BookList({ books, now, fallbackFocusId }: BookListProps) {
  const [query, setQuery] = useState('')
  const typeName = useTypeName()
  const isLong = books.length >= filterFrom
  const shown = filterBooks(books, useDeferredValue(isLong ? query : ''), typeName)

  const [viewed, setViewed] = useState<BookSummary>()
  const [shared, setShared] = useState<BookSummary>()
  const [deleting, setDeleting] = useState<BookSummary>()
  const focusAfter = useFocusOnceClosed(deleting !== undefined)

  function afterDeletion(book: BookSummary) {
    const place = shown.findIndex(({ id }) => id === book.id)
    const rest = shown.filter(({ id }) => id !== book.id)
    const neighbour = rest[Math.min(Math.max(place, 0), rest.length - 1)]
    focusAfter(neighbour ? rowHeadingId(neighbour.id) : fallbackFocusId)
    setDeleting(undefined)
  }

  return (
    <>
      {isLong && <BookSearch query={query} found={shown.length} onQuery={setQuery} />}
      {shown.length > 0 && (
        <Card asChild className="overflow-hidden">
          <ul>
            {shown.map((book) => (
              <BookRow
                key={book.id}
                book={book}
                now={now}
                onView={() => setViewed(book)}
                onShare={() => setShared(book)}
                onDelete={() => setDeleting(book)}
              />
            ))}
          </ul>
        </Card>
      )}
      {viewed && <PreviewDialog book={viewed} onShare={() => setShared(viewed)} onClose={() => setViewed(undefined)} />}
      {shared && <ShareDialog book={shared} onClose={() => setShared(undefined)} />}
      {deleting && (
        <DeleteDialog
          book={deleting}
          onDeleted={() => afterDeletion(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

/** Moves the focus after a dialog has closed; a modal dialog would take it back before that. */
function useFocusOnceClosed(isOpen: boolean): (elementId: string) => void {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (isOpen || next.current === undefined) return
    document.getElementById(next.current)?.focus()
    next.current = undefined
  }, [isOpen])
  return (elementId) => {
    next.current = elementId
  }
}

type BookSearchProps = { query: string; found: number; onQuery: (query: string) => void }

function BookSearch({ query, found, onQuery }: BookSearchProps) {
  const t = useTranslations('dashboard.filter')
  const isSearching = query.trim() !== ''
  return (
    <search className="mb-4 block">
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
