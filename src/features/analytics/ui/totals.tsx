import { useTranslations } from 'use-intl'
import { Card } from '#ui/card.tsx'
import { changeOf } from '../shared/analytics.ts'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { useFormats } from './format.ts'

type TotalsProps = { view: Pick<AnalyticsView, 'total' | 'totalBefore'> }

/** Visits and visitors of the range, each compared with the range before. */
export function Totals({ view: { total, totalBefore } }: TotalsProps) {
  const t = useTranslations('analytics.totals')
  return (
    <Card asChild className="grid gap-x-10 gap-y-6 p-5 xs:grid-cols-2 md:p-6">
      <dl>
        <Total label={t('visits')} now={total.visits} before={totalBefore.visits} />
        <Total label={t('visitors')} now={total.visitors} before={totalBefore.visitors} hint={t('visitorsHint')} />
      </dl>
    </Card>
  )
}

type TotalProps = { label: string; now: number; before: number; hint?: string }

function Total({ label, now, before, hint }: TotalProps) {
  const { number } = useFormats()
  const compare = useComparison()
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>
        <span className="block font-hero text-[3.25rem] leading-tight font-[560] tracking-[-0.03em] tabular-nums lining-nums">
          {number(now)}
        </span>
        <span className="block text-[0.9375rem]">{compare(now, before)}</span>
        {hint && <span className="mt-1 block text-small text-muted">{hint}</span>}
      </dd>
    </div>
  )
}

/** The comparison as a sentence; without a percentage when the counts are small. */
function useComparison(): (now: number, before: number) => string {
  const t = useTranslations('analytics.totals')
  const { number } = useFormats()
  return (now, before) => {
    const change = changeOf(now, before)
    const count = number(before)
    if (change === undefined) return t('tooFew', { count })
    if (change === 0) return t('same')
    return change > 0 ? t('more', { percent: change, count }) : t('less', { percent: -change, count })
  }
}
