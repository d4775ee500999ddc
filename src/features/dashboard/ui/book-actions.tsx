import { ChartColumn, Ellipsis, Eye, Languages, type LucideIcon, Palette, Pencil, Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { classNames } from '#ui/class-names.ts'
import { BookMenu } from './book-menu.tsx'
import { continuePathOf } from './share-link.ts'

export type BookActionsProps = {
  book: BookSummary
  /** Her plan has ended: she cannot edit books, apart from the quick edit. */
  isLapsed: boolean
  onView: () => void
  onShare: () => void
  onUnpublish: () => void
  onDelete: () => void
}

const cell =
  'flex min-h-15 min-w-0 flex-col items-center justify-center gap-1 rounded-s px-1 text-label font-semibold no-underline ' +
  'transition-colors hover:bg-surface-sunken md:min-h-11 md:flex-row md:gap-1.5 md:px-1 md:text-[0.9375rem] xl:gap-2 xl:px-2.5'

/** All actions of a book with their words; those without effect before publishing, or without a plan, are muted. */
export function BookActions({ book, isLapsed, onView, onShare, onUnpublish, onDelete }: BookActionsProps) {
  const t = useTranslations('dashboard.books')
  const tMenu = useTranslations('dashboard.menu')
  const { id, propertyName: name } = book
  const muted = 'text-muted font-medium'
  const rests = book.status === 'draft' ? muted : ''
  const edits = isLapsed ? muted : ''
  const path = encodeURIComponent(id)
  return (
    <div className="col-span-full grid grid-cols-3 border-t border-line px-2 pt-2 md:flex md:flex-wrap md:justify-between md:px-3 md:py-1.5">
      <Action to={continuePathOf(book)} Icon={Pencil} label={t('edit')} name={name} className={edits} />
      <Action to={`/design/${path}`} Icon={Palette} label={tMenu('design')} name={name} className={edits} />
      <Action to={`/languages/${path}`} Icon={Languages} label={tMenu('languages')} name={name} className={edits} />
      <Action to={`/analytics?book=${path}`} Icon={ChartColumn} label={tMenu('visits')} name={name} className={rests} />
      <ActionButton onClick={onShare} Icon={Share2} label={t('share')} name={name} className={rests} />
      <ActionButton onClick={onView} Icon={Eye} label={t('view')} name={name} />
      <BookMenu
        book={book}
        onUnpublish={onUnpublish}
        onDelete={onDelete}
        trigger={
          <ActionButton
            Icon={Ellipsis}
            label={t('moreShort')}
            aria-label={t('more', { name })}
            className="max-md:col-span-full max-md:-mx-2 max-md:mt-1 max-md:min-h-12 max-md:flex-row max-md:gap-2 max-md:rounded-none max-md:border-t max-md:border-line"
          />
        }
      />
    </div>
  )
}

type Face = { Icon: LucideIcon; label: string; name?: string; className?: string }

function Action({ to, Icon, label, name, className }: Face & { to: string }) {
  return (
    <Link to={to} className={classNames(cell, className)}>
      <Icon size={18} aria-hidden="true" />
      <ActionWords label={label} name={name} />
    </Link>
  )
}

function ActionButton({ Icon, label, name, className, ...button }: Face & Omit<ComponentProps<'button'>, 'name'>) {
  return (
    <button {...button} type="button" className={classNames(cell, className)}>
      <Icon size={18} aria-hidden="true" />
      <ActionWords label={label} name={name} />
    </button>
  )
}

function ActionWords({ label, name }: { label: string; name: string | undefined }) {
  return (
    <span>
      {label}
      {name !== undefined && <span className="sr-only"> {name}</span>}
    </span>
  )
}
