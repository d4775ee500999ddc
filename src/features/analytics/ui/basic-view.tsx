import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { useVisitCounts } from './analytics-api.ts'
import { BookTable } from './book-table.tsx'
import { useFormats } from './format.ts'
import { Loaded } from './loaded.tsx'
import { Panel } from './panel.tsx'

const points = ['missed', 'uses', 'ways', 'compare'] as const

/** The plain counts that every plan has, and a list of what Pro adds. */
export function BasicView({ nameOf }: { nameOf: (bookId: string) => string }) {
  const t = useTranslations('analytics.basic')
  const counts = useVisitCounts()
  const { end } = useFormats()
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
      <Loaded answer={counts}>
        {({ from, to, books }) => (
          <Panel id="visits-basic" title={t('title')} text={t('text', { from: end(from), to: end(to) })}>
            {books.length === 0 ? (
              <p className="text-muted">{t('none')}</p>
            ) : (
              <BookTable books={books} renderName={nameOf} />
            )}
          </Panel>
        )}
      </Loaded>
      <section aria-labelledby="visits-upgrade" className="rounded-m bg-pine p-6 text-paper">
        <h2 id="visits-upgrade" className="text-h3">
          {t('upgradeTitle')}
        </h2>
        <p className="mt-2">{t('upgradeText')}</p>
        <ul className="mt-4 mb-6 grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check size={20} aria-hidden="true" className="mt-0.5 flex-none text-sun" />
              {t(`upgradePoints.${point}`)}
            </li>
          ))}
        </ul>
        <Button asChild variant="sun" block>
          <Link to="/payment?plan=pro">{t('upgrade')}</Link>
        </Button>
      </section>
    </div>
  )
}
