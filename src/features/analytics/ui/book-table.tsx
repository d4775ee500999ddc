import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from './format.ts'

type BookTableProps = {
  books: readonly { id: string; visits: number; visitors: number }[]
  /** A book's name, as text or as a link. */
  renderName: (bookId: string) => ReactNode
}

const cell = 'py-2.5 pl-4 text-right tabular-nums lining-nums'

/** Visits and visitors by book. */
export function BookTable({ books, renderName }: BookTableProps) {
  const t = useTranslations('analytics')
  const { number } = useFormats()
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{t('books.title')}</caption>
      <thead>
        <tr className="border-b border-control text-small text-muted">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('books.name')}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {t('totals.visits')}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {t('totals.visitors')}
          </th>
        </tr>
      </thead>
      <tbody>
        {books.map(({ id, visits, visitors }) => (
          <tr key={id} className="border-line not-first:border-t">
            <th scope="row" className="w-full py-2.5 text-left font-medium wrap-anywhere">
              {renderName(id)}
            </th>
            <td className={`${cell} font-semibold`}>{number(visits)}</td>
            <td className={cell}>{number(visitors)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
