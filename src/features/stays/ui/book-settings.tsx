import { Link2, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { StayBook } from '../shared/stay-contract.ts'
import { settingsPathOf } from './stay-paths.ts'

/** The books with what their stays show, and links to change it. */
export function BookSettings({ books }: { books: readonly StayBook[] }) {
  const t = useTranslations('stays')
  return (
    <section aria-labelledby="stay-books" className="mt-12 md:mt-16">
      <h2 id="stay-books">{t('books.title')}</h2>
      <p className="mt-1.5 mb-3 max-w-[62ch] text-muted">{t('books.lead')}</p>
      <ul className="border-t border-text">
        {books.map((book) => {
          const Icon = book.hasSecrets ? Lock : Link2
          return (
            <li
              key={book.id}
              className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]"
            >
              <b className="min-w-0 font-semibold break-words">{book.name}</b>
              <span className="flex items-center gap-2 text-muted max-md:order-last max-md:col-span-2">
                <Icon size={18} aria-hidden="true" className="flex-none" />
                {t(book.hasSecrets ? 'books.secret' : 'books.open')}
                {book.timeZone === null && `. ${t('books.noTimeZone')}`}
              </span>
              <Link
                to={settingsPathOf(book.id)}
                aria-label={t('books.changeOf', { book: book.name })}
                className="action-link"
              >
                {t('books.change')}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
