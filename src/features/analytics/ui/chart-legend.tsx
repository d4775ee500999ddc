import { useTranslations } from 'use-intl'

/** The legend of the chart of visits. Hidden from screen readers, which read the table. */
export function ChartLegend() {
  const t = useTranslations('analytics.chart')
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted" aria-hidden="true">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-[3px] bg-pine forced-color-adjust-none" />
        {t('now')}
      </li>
      <li className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-dashed border-terracotta-art" />
        {t('before')}
      </li>
    </ul>
  )
}
