import { useTranslations } from 'use-intl'
import { day } from '#platform/clock.ts'
import { useVisitCounts } from './analytics-api.ts'

type BookVisitsProps = {
  book: { id: string; createdAt: string }
  /** Milliseconds since 1970. */
  now: number
}

/** The number of a book's recent visits, as words in a line; nothing until it is loaded. */
export function BookVisits({ book, now }: BookVisitsProps) {
  const t = useTranslations('analytics.profile')
  const { data } = useVisitCounts()
  if (!data) return null
  const visits = data.books.find(({ id }) => id === book.id)?.visits ?? 0
  // The counts cover 30 days: a younger book without visits in them never had one.
  const isNew = now - Date.parse(book.createdAt) < 30 * day
  return <> · {visits === 0 && isNew ? t('none') : t('count', { count: visits })}</>
}
