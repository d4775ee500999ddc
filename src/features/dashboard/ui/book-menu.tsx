import { Copy, Ellipsis, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { previewPathOf } from './share-link.ts'
import { useDuplicate } from './use-duplicate.ts'

type BookMenuProps = {
  book: Pick<BookSummary, 'id' | 'propertyName'>
  /** Further items, after those of the book itself. */
  children: ReactNode
}

/** What is seldom done with a book, and what other features add to it. */
export function BookMenu({ book, children }: BookMenuProps) {
  const t = useTranslations('dashboard.books')
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
      {children}
    </Menu>
  )
}
