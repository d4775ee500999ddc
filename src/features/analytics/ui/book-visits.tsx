import { useTranslations } from 'use-intl'
import { useVisitCounts } from './analytics-api.ts'

/** The number of a book's recent visits, as words in a line; nothing until it is loaded. */
export function BookVisits({ bookId }: { bookId: string }) {
  const t = useTranslations('analytics.profile')
  const { data } = useVisitCounts()
  if (!data) return null
  const visits = data.books.find(({ id }) => id === bookId)?.visits ?? 0
  return <> · {t('count', { count: visits })}</>
}
