import { Eye, Pencil, Share2, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { BookVisits } from '#features/analytics/ui/index.ts'
import { propertyTypes } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { OfflineNotice } from '#features/books/ui/index.ts'
import { findDistance, formatDay } from '#platform/i18n/day.ts'
import { Badge } from '#ui/badge.tsx'
import { BookCover } from './book-cover.tsx'
import { BookMenu } from './book-menu.tsx'
import { BookQr } from './book-qr.tsx'
import { placeOf } from './property-place.ts'
import { rowHeadingId } from './row-heading.ts'
import { editPathOf, useQrLink } from './share-link.ts'

type BookRowProps = {
  book: BookSummary
  /** Milliseconds UTC. */
  now: number
  onView: () => void
  onShare: () => void
  onDelete: () => void
}

/** One welcome book: cover, facts and actions. */
export function BookRow({ book, now, onView, onShare, onDelete }: BookRowProps) {
  const t = useTranslations('dashboard.books')
  const tOffline = useTranslations('books.offline')
  const typeName = useTypeName()
  const qrLink = useQrLink(book.id)
  const name = book.propertyName
  const isPublished = book.status === 'published'
  const where = [typeName(book), placeOf(book.address)].filter((part) => part !== '').join(' · ')

  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-line p-4 not-first:border-t md:grid-cols-[104px_minmax(0,1fr)_auto_auto] md:gap-x-6 md:gap-y-1 md:px-6 md:py-5">
      <div className="md:row-span-2">
        <BookCover cover={book.cover} seed={book.id} />
      </div>
      <div className="min-w-0 md:self-end">
        <StateBadge book={book} />
        <h3 id={rowHeadingId(book.id)} tabIndex={-1} className="mt-1.5 mb-1 text-h3">
          {name}
        </h3>
        <p className="text-small text-muted">{where}</p>
        <p className="text-small text-muted">
          <EditedAt iso={book.updatedAt} now={now} />
        </p>
        {isPublished && <BookVisits bookId={book.id} />}
        {book.offline && <OfflineNotice offline={book.offline} className="mt-3 max-md:hidden" />}
      </div>
      <div className="-mt-2 -mr-2 -ml-4 md:col-start-3 md:mt-0 md:mr-0">
        <BookMenu book={book} />
      </div>
      {book.offline && <OfflineNotice offline={book.offline} className="col-span-3 md:hidden" />}
      <div className="col-span-3 grid auto-cols-fr grid-flow-col border-t border-line pt-2 md:col-span-2 md:col-start-2 md:-ml-2 md:flex md:flex-wrap xl:-ml-3 md:gap-1 md:self-start md:border-0 md:pt-0">
        <RowAction icon={<Eye size={18} aria-hidden="true" />} label={t('view')} name={name} onClick={onView} />
        <RowAction icon={<Share2 size={18} aria-hidden="true" />} label={t('share')} name={name} onClick={onShare} />
        <Link to={editPathOf(book.id)} className={`${actionClasses} hover:bg-surface-sunken`}>
          <Pencil size={18} aria-hidden="true" />
          <ActionWords label={t('edit')} name={name} />
        </Link>
        <RowAction
          icon={<Trash2 size={18} aria-hidden="true" />}
          label={t('delete')}
          name={name}
          onClick={onDelete}
          isDanger
        />
      </div>
      <div className="hidden md:col-start-4 md:row-span-2 md:row-start-1 md:block md:self-center">
        {isPublished && !book.offline ? (
          <button
            type="button"
            onClick={onShare}
            aria-label={t('showQr', { name })}
            title={t('showQr', { name })}
            className="block rounded-s border border-line bg-white p-0.5 transition-colors hover:border-control"
          >
            <BookQr link={qrLink} />
          </button>
        ) : (
          <p className="grid size-[90px] place-items-center rounded-s border border-dashed border-control p-2 text-center text-micro text-muted">
            {book.offline ? tOffline('noQr') : t('noQr')}
          </p>
        )}
      </div>
    </li>
  )
}

function StateBadge({ book: { status, offline } }: Pick<BookRowProps, 'book'>) {
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

const actionClasses =
  'flex min-h-12 min-w-0 flex-col items-center justify-center gap-1 rounded-s px-1 text-label font-semibold no-underline ' +
  'transition-colors md:min-h-11 md:flex-row md:gap-2 md:px-2 md:text-[0.9375rem] xl:px-3'

type RowActionProps = ComponentProps<'button'> & { icon: ReactNode; label: string; name: string; isDanger?: boolean }

function RowAction({ icon, label, name, isDanger = false, ...button }: RowActionProps) {
  const looks = isDanger ? 'text-danger hover:bg-danger-bg' : 'hover:bg-surface-sunken'
  return (
    <button {...button} type="button" className={`${actionClasses} ${looks}`}>
      {icon}
      <ActionWords label={label} name={name} />
    </button>
  )
}

function ActionWords({ label, name }: { label: string; name: string }) {
  return (
    <span>
      {label}
      <span className="sr-only"> {name}</span>
    </span>
  )
}

function EditedAt({ iso, now }: { iso: string; now: number }) {
  const t = useTranslations('dashboard.books')
  const language = useLocale()
  const when = findDistance(iso, now, language)
  return (
    <time dateTime={iso}>
      {when ? t('editedRecently', { when }) : t('editedOn', { date: formatDay(iso, now, language) })}
    </time>
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
