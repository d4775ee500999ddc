import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { useTranslations } from 'use-intl'
import type { ComparedPeriod } from '../shared/analytics.ts'
import { useFormats } from './format.ts'

const tick = { fill: 'var(--color-muted)', fontSize: 13 }

/** Visits as bars, with a line for the range before. The table beside it has the same figures. */
export function VisitsChart({ periods }: { periods: readonly ComparedPeriod[] }) {
  const t = useTranslations('analytics.chart')
  const { shortDay, number } = useFormats()
  return (
    <div className="-ml-2 h-72 text-small md:h-80">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={[...periods]}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          role="img"
          aria-label={t('label')}
          accessibilityLayer={false}
          barCategoryGap={periods.length > 40 ? 1 : '18%'}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="from"
            tickFormatter={shortDay}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-control)' }}
            minTickGap={24}
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={number}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={44}
          />
          <Tooltip content={Hint} cursor={{ fill: 'var(--color-surface-sunken)' }} isAnimationActive={false} />
          <Bar
            dataKey="visits"
            fill="var(--color-pine)"
            radius={[3, 3, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
          <Line
            dataKey="visitsBefore"
            stroke="var(--color-terracotta-art)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={periods.length === 1}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

function Hint({ active, payload }: TooltipContentProps) {
  const t = useTranslations('analytics.chart')
  const { weekday, number } = useFormats()
  const period = payload?.[0]?.payload as ComparedPeriod | undefined
  if (!active || !period) return null
  return (
    <div className="rounded-s border border-line bg-surface px-4 py-3 shadow-float">
      <p className="font-semibold">
        {period.from === period.to
          ? weekday(period.from)
          : t('span', { from: weekday(period.from), to: weekday(period.to) })}
      </p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-5 tabular-nums lining-nums">
        <dt>{t('visits')}</dt>
        <dd className="text-right font-semibold">{number(period.visits)}</dd>
        <dt>{t('visitors')}</dt>
        <dd className="text-right font-semibold">{number(period.visitors)}</dd>
        <dt className="text-muted">{t('visitsBefore')}</dt>
        <dd className="text-right text-muted">{number(period.visitsBefore)}</dd>
      </dl>
    </div>
  )
}
