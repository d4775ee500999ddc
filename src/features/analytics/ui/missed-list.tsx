import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnalyticsView } from '../analytics-contract.ts'
import { useFormats } from './format.ts'
import { Panel } from './panel.tsx'

/** The keys of the wizard's steps under `books.wizard.steps`, in their order. */
const stepKeys = ['host', 'property', 'checkIn', 'wifi', 'equipment', 'area', 'checkOut'] as const

type MissedListProps = { missed: AnalyticsView['missed']; nameOf: (bookId: string) => string }

/** What guests searched for in vain: a list of things to write, each with the way to where it belongs. */
export function MissedList({ missed: { since, terms }, nameOf }: MissedListProps) {
  const t = useTranslations('analytics.missed')
  const tSteps = useTranslations('books.wizard.steps')
  const { day } = useFormats()
  const text = terms.length === 0 ? t('none', { since: day(since) }) : t('text', { since: day(since) })
  return (
    <Panel id="visits-missed" title={t('title')} text={text}>
      {terms.length > 0 && (
        <ol className="border-t border-line">
          {terms.map(({ bookId, term, visitors, step }) => {
            const place = { step, name: tSteps(`${stepKeys[step - 1] ?? 'equipment'}.name`) }
            return (
              <li
                key={`${bookId} ${term}`}
                className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3"
              >
                <p className="min-w-0 flex-[1_1_220px]">
                  <span className="block font-display text-[1.25rem] leading-snug font-[580] wrap-break-word">
                    {term}
                  </span>
                  <span className="block text-small text-muted">
                    {t('visitors', { count: visitors })} · {nameOf(bookId)} · {t('step', place)}
                  </span>
                </p>
                <Link
                  to={`/create?edit=${encodeURIComponent(bookId)}${step > 1 ? `&step=${step}` : ''}`}
                  className="action-link"
                >
                  {t('write')}
                  <span className="sr-only"> {t('writeLabel', { term, book: nameOf(bookId), ...place })}</span>
                </Link>
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
