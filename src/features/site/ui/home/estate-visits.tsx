import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BookTable, ChannelTable, ChartLegend, LanguageTable, Totals, UseTable } from '#features/analytics/ui/index.ts'
import { Card } from '#ui/card.tsx'
import { sampleVisits } from '../../shared/sample-visits.ts'
import { SectionHead } from '../section-head.tsx'
import { VisitsDrawing } from './visits-drawing.tsx'

/**
 * The analytics dashboard's figures and tables with the sample month. The chart is static, because the page has no
 * script for it.
 */
export function EstateVisits({ bookNames }: { bookNames: readonly string[] }) {
  const t = useTranslations('site.demo.advanced.analytics')
  const of = useTranslations('analytics')
  const { days, total, ways, languages, books, missed } = sampleVisits
  const { wifi, code, map, contact } = sampleVisits.uses
  return (
    <section aria-labelledby="visits-title" className="page-width py-section">
      <SectionHead id="visits-title" isStacked title={t('title')} lead={t('text')} />
      <p className="mb-4 text-small text-muted">{t('sample')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid gap-6 xl:col-span-2">
          <Totals view={sampleVisits} />
          <Answer title={of('chart.title')}>
            <VisitsDrawing days={days} label={t('chart')} />
            <ChartLegend />
          </Answer>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <Answer title={of('books.title')}>
              <BookTable
                books={books.map((book, index) => ({ id: String(index), ...book }))}
                renderName={(id) => bookNames[Number(id)]}
              />
            </Answer>
            <Answer title={of('uses.title')}>
              <UseTable counts={{ wifi, code, map, contact }} />
            </Answer>
          </div>
        </div>
        <div className="grid gap-6 md:grid-cols-2 md:items-start xl:grid-cols-1">
          <Answer title={of('missed.title')}>
            <ul className="border-t border-line">
              {missed.map(({ key, visitors }) => (
                <li key={key} className="flex justify-between gap-4 border-b border-line py-2.5">
                  <span className="font-medium">“{t(`missed.${key}`)}”</span>
                  <span className="whitespace-nowrap text-muted">{of('missed.visitors', { count: visitors })}</span>
                </li>
              ))}
            </ul>
          </Answer>
          <Answer title={of('ways.title')}>
            <ChannelTable counts={ways} visits={total.visits} />
          </Answer>
          <Answer title={of('languages.title')}>
            <LanguageTable counts={languages} />
          </Answer>
        </div>
      </div>
    </section>
  )
}

/** One part of the dashboard with its heading. */
function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="min-w-0 p-5 md:p-6">
      <h3 className="mb-4">{title}</h3>
      {children}
    </Card>
  )
}
