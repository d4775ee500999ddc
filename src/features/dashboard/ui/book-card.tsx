import { KeyRound } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { BookVisits } from '#features/analytics/ui/index.ts'
import { propertyTypes } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { bookSteps } from '#features/books/shared/book-fields.ts'
import { OfflineNotice } from '#features/books/ui/index.ts'
import { findDistance, formatDay } from '#platform/i18n/day.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { BookActions, type BookActionsProps } from './book-actions.tsx'
import { BookCover } from './book-cover.tsx'
import { BookFacts } from './book-facts.tsx'
import { placeOf } from './property-place.ts'
import { SavedLine } from './quick-edit/saved-line.tsx'
import type { SavedEdit } from './quick-edit/use-quick-edit-form.ts'
import { rowHeadingId } from './row-heading.ts'

type BookCardProps = Omit<BookActionsProps, 'book'> & {
  book: BookSummary
  /** Milliseconds UTC. */
  now: number
  /** The last quick edit of this book since the page was opened. */
  edit: SavedEdit | undefined
  onQuickEdit: () => void
  onUndone: () => void
}

/** One welcome book. A published one shows what guests ask for first; a draft is smaller. */
export function BookCard({ book, now, edit, onQuickEdit, onUndone, ...actions }: BookCardProps) {
  const t = useTranslations('dashboard.books')
  const isPublished = book.status === 'published'
  return (
    <Card asChild className="overflow-hidden">
      <li
        className={classNames(
          'grid grid-cols-1 [contain-intrinsic-size:auto_280px] [content-visibility:auto]',
          isPublished ? 'md:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[264px_minmax(0,1fr)]' : draftColumns,
        )}
      >
        <BookCover cover={book.cover} seed={book.id} isSmall={!isPublished} />
        <div className="min-w-0 px-4.5 pt-4 pb-4 md:px-6 md:pt-5">
          <StateBadge book={book} />
          <h2
            id={rowHeadingId(book.id)}
            tabIndex={-1}
            className={classNames('mt-2 wrap-anywhere', isPublished ? 'text-h2' : 'text-h3')}
          >
            {book.propertyName}
          </h2>
          <BookMeta book={book} now={now} />
          {book.offline && <OfflineNotice offline={book.offline} className="mt-3" />}
          {isPublished ? (
            <>
              <BookFacts essentials={book.essentials} changed={edit?.changed ?? []} />
              <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button
                  variant="secondary"
                  size="s"
                  className="max-md:w-full"
                  icon={<KeyRound size={18} aria-hidden="true" />}
                  onClick={onQuickEdit}
                >
                  {t('quickEdit')}
                  <span className="sr-only"> {book.propertyName}</span>
                </Button>
                {edit && <SavedLine edit={edit} book={book} onUndone={onUndone} />}
              </div>
              {actions.isLapsed && <p className="mt-2.5 text-[0.9375rem] text-muted">{t('lapsedRests')}</p>}
            </>
          ) : (
            <DraftState book={book} isLapsed={actions.isLapsed} />
          )}
        </div>
        <BookActions book={book} {...actions} />
      </li>
    </Card>
  )
}

/** What is next in a draft, and what comes with publishing. */
function DraftState({ book: { nextStep }, isLapsed }: Pick<BookCardProps, 'book' | 'isLapsed'>) {
  const t = useTranslations('dashboard.books')
  const steps = useTranslations('bookEditor.steps')
  const key = nextStep === null ? undefined : bookSteps[nextStep - 1]
  return (
    <p className="mt-2.5 text-[0.9375rem]">
      {key === undefined
        ? t('draftComplete')
        : t('draftNext', { step: nextStep ?? 1, steps: bookSteps.length, name: steps(`${key}.name`) })}{' '}
      <span className="text-muted">{t(isLapsed ? 'lapsedDraft' : 'draftRests')}</span>
    </p>
  )
}

const draftColumns = 'md:grid-cols-[132px_minmax(0,1fr)]'

/** Type, place, and when the book was edited. */
function BookMeta({ book, now }: { book: BookSummary; now: number }) {
  const t = useTranslations('dashboard.books')
  const language = useLocale()
  const typeName = useTypeName()
  const when = findDistance(book.updatedAt, now, language)
  const parts = [typeName(book), placeOf(book.address)].filter((part) => part !== '')
  return (
    <p className="mt-1 text-small text-muted wrap-anywhere">
      {parts.join(' · ')} ·{' '}
      <time dateTime={book.updatedAt}>
        {when ? t('editedRecently', { when }) : t('editedOn', { date: formatDay(book.updatedAt, now, language) })}
      </time>
      {book.status === 'published' && <BookVisits book={book} now={now} />}
    </p>
  )
}

function StateBadge({ book: { status, offline } }: Pick<BookCardProps, 'book'>) {
  const t = useTranslations('dashboard.books')
  const tOffline = useTranslations('books.offline')
  if (offline) return <Badge tone="bad">{tOffline('badge')}</Badge>
  return status === 'published' ? (
    <Badge tone="ok" dot>
      {t('published')}
    </Badge>
  ) : (
    <Badge tone="draft">{t('draft')}</Badge>
  )
}

/** The property type in the language of the screen; an unknown one is shown as stored. */
export function useTypeName(): (book: Pick<BookSummary, 'propertyType'>) => string {
  const t = useTranslations('books.propertyTypes')
  return ({ propertyType }) => {
    const known = propertyTypes.find((type) => type === propertyType)
    return known ? t(known) : propertyType
  }
}
