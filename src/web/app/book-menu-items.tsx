import { ChartColumn, Globe, Languages, type LucideIcon, Palette } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { MenuItem } from '#ui/menu.tsx'

type BookLink = {
  /** Names the text under `web.bookMenu`. */
  key: 'design' | 'languages' | 'visits' | 'domain'
  Icon: LucideIcon
  pathOf: (bookId: string) => string
}

/** What other features offer for one book, in the order of the menu. */
const bookLinks: readonly BookLink[] = [
  { key: 'design', Icon: Palette, pathOf: (id) => `/design/${encodeURIComponent(id)}` },
  { key: 'languages', Icon: Languages, pathOf: (bookId) => `/languages/${encodeURIComponent(bookId)}` },
  { key: 'visits', Icon: ChartColumn, pathOf: (id) => `/analytics?book=${encodeURIComponent(id)}` },
  { key: 'domain', Icon: Globe, pathOf: (id) => `/domains?book=${encodeURIComponent(id)}` },
]

/** The further items of a book's menu in the profile. */
export function BookMenuItems({ book }: { book: Pick<BookSummary, 'id'> }) {
  const t = useTranslations('web.bookMenu')
  return bookLinks.map(({ key, Icon, pathOf }) => (
    <MenuItem key={key} asChild icon={<Icon size={20} aria-hidden="true" />}>
      <Link to={pathOf(book.id)}>{t(key)}</Link>
    </MenuItem>
  ))
}
