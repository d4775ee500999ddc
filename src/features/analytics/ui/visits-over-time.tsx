import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type ComparedPeriod, groupDays, type Period } from '../shared/analytics.ts'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { ChartLegend } from './chart-legend.tsx'
import { useFormats } from './format.ts'
import { Panel } from './panel.tsx'

/** The chart library is the largest part of the screen, so the figures are shown before it is loaded. */
const VisitsChart = lazy(() => import('./visits-chart.tsx').then((module) => ({ default: module.VisitsChart })))

/** Longer ranges are grouped by weeks. */
const mostBars = 92
const week = 7

/** Visits over time, as a chart or as a table. The table is always there for screen readers. */
export function VisitsOverTime({ view }: { view: AnalyticsView }) {
  const t = useTranslations('analytics.chart')
  const [isTable, setIsTable] = useState(false)
  const size = view.days.length > mostBars ? week : 1
  const periods = compare(groupDays(view.days, size), groupDays(view.daysBefore, size))
  return (
    <Panel
      id="visits-time"
      title={t('title')}
      text={size === 1 ? t('byDay') : t('byWeek')}
      action={
        <Button variant="quiet" size="s" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </Button>
      }
    >
      {!isTable && (
        <>
          <Suspense fallback={<Skeleton className="h-72 md:h-80" />}>
            <VisitsChart periods={periods} />
          </Suspense>
          <ChartLegend />
        </>
      )}
      <div className={isTable ? 'max-h-120 overflow-auto' : 'sr-only'}>
        <PeriodTable periods={periods} />
      </div>
    </Panel>
  )
}

function compare(periods: readonly Period[], before: readonly Period[]): ComparedPeriod[] {
  return periods.map((period, index) => ({ ...period, visitsBefore: before[index]?.visits ?? 0 }))
}

const cell = 'py-2 pl-4 text-right tabular-nums lining-nums'

function PeriodTable({ periods }: { periods: readonly ComparedPeriod[] }) {
  const t = useTranslations('analytics.chart')
  const { weekday, number } = useFormats()
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr className="border-b border-control text-small text-muted">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('period')}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {t('visits')}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {t('visitors')}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {t('visitsBefore')}
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, to, visits, visitors, visitsBefore }) => (
          <tr key={from} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-medium">
              {from === to ? weekday(from) : t('span', { from: weekday(from), to: weekday(to) })}
            </th>
            <td className={`${cell} font-semibold`}>{number(visits)}</td>
            <td className={cell}>{number(visitors)}</td>
            <td className={`${cell} text-muted`}>{number(visitsBefore)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
