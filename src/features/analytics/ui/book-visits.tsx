import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useVisitCounts } from './analytics-api.ts'

/** The number of a book's recent visits, with a link to the dashboard; nothing until it is loaded. */
export function BookVisits({ bookId }: { bookId: string }) {
  const t = useTranslations('analytics.profile')
  const { data } = useVisitCounts()
  if (!data) return null
  const visits = data.books.find(({ id }) => id === bookId)?.visits ?? 0
  return (
    <p className="text-small">
      <Link to={`/analytics?book=${encodeURIComponent(bookId)}`} className="action-link md:min-h-6!">
        {t('count', { count: visits })}
      </Link>
    </p>
  )
}

/** A link to the visits of all books. */
export function VisitsLink() {
  const t = useTranslations('analytics.profile')
  return (
    <Link to="/analytics" className="action-link">
      {t('link')}
    </Link>
  )
}
