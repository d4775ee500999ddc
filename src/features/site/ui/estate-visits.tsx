import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BookTable, ShareTable, Totals } from '#features/analytics/ui/index.ts'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import { Card } from '#ui/card.tsx'
import { sampleVisits } from '../sample-visits.ts'
import { SectionHead } from './section-head.tsx'
import { VisitsDrawing } from './visits-drawing.tsx'

/** The dashboard's own figures and tables over a sample month; the course of days is drawn, as nothing moves here. */
export function EstateVisits({ bookNames }: { bookNames: readonly string[] }) {
  const t = useTranslations('site.demo.advanced.analytics')
  const of = useTranslations('analytics')
  const { days, total, ways, books, missed, uses } = sampleVisits
  const spoken = Object.values(sampleVisits.languages).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="visits-title" className="page-width py-section">
      <SectionHead id="visits-title" isStacked title={t('title')} lead={t('text')} />
      <p className="mb-4 text-small text-muted">{t('sample')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid gap-6 xl:col-span-2">
          <Totals view={sampleVisits} />
          <Answer title={of('chart.title')}>
            <VisitsDrawing days={days} label={t('chart')} />
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted" aria-hidden="true">
              <li className="flex items-center gap-2">
                <span className="size-3 rounded-[3px] bg-pine" />
                {of('chart.now')}
              </li>
              <li className="flex items-center gap-2">
                <span className="w-5 border-t-2 border-dashed border-terracotta-art" />
                {of('chart.before')}
              </li>
            </ul>
          </Answer>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <Answer title={of('books.title')}>
              <BookTable
                books={books.map((book, index) => ({ id: String(index), ...book }))}
                renderName={(id) => bookNames[Number(id)]}
              />
            </Answer>
            <Answer title={of('uses.title')}>
              <ShareTable
                caption={of('uses.title')}
                rows={(['wifi', 'code', 'map', 'contact'] as const).map((use) => ({
                  key: use,
                  label: of(`uses.${use}`),
                  count: uses[use],
                }))}
              />
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
            <ShareTable
              caption={of('ways.title')}
              whole={total.visits}
              rows={(['qr', 'link', 'offline'] as const).map((way) => ({
                key: way,
                label: of(`ways.${way}`),
                count: ways[way],
              }))}
            />
          </Answer>
          <Answer title={of('languages.title')}>
            <ShareTable
              caption={of('languages.title')}
              whole={spoken}
              rows={languages
                .map((language) => ({
                  key: language,
                  label: languageNames[language],
                  lang: language,
                  count: sampleVisits.languages[language],
                }))
                .sort((one, other) => other.count - one.count)}
            />
          </Answer>
        </div>
      </div>
    </section>
  )
}

/** One question of the dashboard and its answer. */
function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="min-w-0 p-5 md:p-6">
      <h3 className="mb-4">{title}</h3>
      {children}
    </Card>
  )
}
