import { useTranslations } from 'use-intl'
import { shareOf } from '../shared/analytics.ts'
import { useFormats } from './format.ts'

type ShareRow = { key: string; label: string; lang?: string | undefined; count: number }

type ShareTableProps = {
  /** Read by screen readers before the table. */
  caption: string
  rows: readonly ShareRow[]
  /** The total for shares. Without it no shares are shown, for counts that can overlap. */
  whole?: number | undefined
}

/** Counts as a table whose rows are drawn as bars. Shares are shown when the total is large enough. */
export function ShareTable({ caption, rows, whole }: ShareTableProps) {
  const t = useTranslations('analytics.table')
  const { number } = useFormats()
  const longest = Math.max(1, ...rows.map(({ count }) => count))
  const hasShares = whole !== undefined && shareOf(0, whole) !== undefined
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('count')}</th>
          {hasShares && <th scope="col">{t('share')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, lang, count }) => (
          <tr key={key} className="border-line not-first:border-t">
            <th scope="row" className="w-full py-2.5 pr-4 text-left font-medium">
              <span lang={lang}>{label}</span>
              <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-surface-sunken">
                <span
                  className="block h-full rounded-full bg-pine forced-colors:bg-[CanvasText]"
                  style={{ width: `${(100 * count) / longest}%` }}
                />
              </span>
            </th>
            <td className="py-2.5 text-right font-semibold whitespace-nowrap tabular-nums lining-nums">
              {number(count)}
            </td>
            {hasShares && (
              <td className="py-2.5 pl-4 text-right whitespace-nowrap text-muted tabular-nums lining-nums">
                {t('percent', { percent: shareOf(count, whole) ?? 0 })}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
