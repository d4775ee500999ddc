import { ChartColumn, Copy, Ellipsis, ExternalLink, Globe, Languages, type LucideIcon, Palette } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { previewPathOf } from './share-link.ts'
import { useDuplicate } from './use-duplicate.ts'

type BookLink = {
  /** Key of the text under `dashboard.menu`. */
  key: 'design' | 'languages' | 'visits' | 'domain'
  Icon: LucideIcon
  pathOf: (bookId: string) => string
}

/** The screens of one book, in the order of the menu. */
const bookLinks: readonly BookLink[] = [
  { key: 'design', Icon: Palette, pathOf: (id) => `/design/${encodeURIComponent(id)}` },
  { key: 'languages', Icon: Languages, pathOf: (bookId) => `/languages/${encodeURIComponent(bookId)}` },
  { key: 'visits', Icon: ChartColumn, pathOf: (id) => `/analytics?book=${encodeURIComponent(id)}` },
  { key: 'domain', Icon: Globe, pathOf: (id) => `/domains?book=${encodeURIComponent(id)}` },
]

/** The less frequent actions of a book. */
export function BookMenu({ book }: { book: Pick<BookSummary, 'id' | 'propertyName'> }) {
  const t = useTranslations('dashboard.books')
  const tMenu = useTranslations('dashboard.menu')
  const tDuplicate = useTranslations('dashboard.duplicate')
  const duplicate = useDuplicate(book)
  const label = t('more', { name: book.propertyName })
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<ExternalLink size={20} aria-hidden="true" />} href={previewPathOf(book.id)}>
        {t('openPage')}
      </MenuItem>
      <MenuItem icon={<Copy size={20} aria-hidden="true" />} onSelect={() => void duplicate()}>
        {tDuplicate('label')}
      </MenuItem>
      {bookLinks.map(({ key, Icon, pathOf }) => (
        <MenuItem key={key} asChild icon={<Icon size={20} aria-hidden="true" />}>
          <Link to={pathOf(book.id)}>{tMenu(key)}</Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
