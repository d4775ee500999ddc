import { CalendarDays, Copy, EyeOff, Globe, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { useDuplicate } from './use-duplicate.ts'

type BookMenuProps = {
  book: Pick<BookSummary, 'id' | 'propertyName' | 'status' | 'offline'>
  /** The button that opens the menu. */
  trigger: ReactNode
  onUnpublish: () => void
  onDelete: () => void
}

/** The less frequent actions of a book. */
export function BookMenu({ book, trigger, onUnpublish, onDelete }: BookMenuProps) {
  const t = useTranslations('dashboard.books')
  const tMenu = useTranslations('dashboard.menu')
  const tDuplicate = useTranslations('dashboard.duplicate')
  const duplicate = useDuplicate(book)
  return (
    <Menu label={t('more', { name: book.propertyName })} trigger={trigger}>
      <MenuItem icon={<Copy size={20} aria-hidden="true" />} onSelect={() => void duplicate()}>
        {tDuplicate('label')}
      </MenuItem>
      <MenuItem asChild icon={<CalendarDays size={20} aria-hidden="true" />}>
        <Link to={`/stays?book=${encodeURIComponent(book.id)}`}>{tMenu('stays')}</Link>
      </MenuItem>
      <MenuItem asChild icon={<Globe size={20} aria-hidden="true" />}>
        <Link to={`/domains?book=${encodeURIComponent(book.id)}`}>{tMenu('domain')}</Link>
      </MenuItem>
      {book.status === 'published' && book.offline === null && (
        <MenuItem icon={<EyeOff size={20} aria-hidden="true" />} onSelect={onUnpublish}>
          {tMenu('unpublish')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 size={20} aria-hidden="true" />} onSelect={onDelete}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}
