import { useFormatter, useTranslations } from 'use-intl'
import { platforms, statistics } from '../../shared/statistics.ts'

/** The names of the rental platforms, as text. */
export function PlatformStrip() {
  const t = useTranslations('site.home.platforms')
  return (
    <section aria-label={t('title')} className="border-y border-line bg-card">
      <div className="page-width flex min-h-22 flex-wrap items-center gap-x-12 gap-y-4 py-5">
        <p className="max-w-[24ch] text-small leading-snug text-muted">{t('lead')}</p>
        <ul className="flex flex-1 flex-wrap gap-x-7 max-md:basis-full gap-y-2 text-[1.125rem] font-semibold tracking-[-.01em] text-pine xl:justify-between">
          {platforms.map((name) => (
            <li key={name} translate="no">
              {name}
            </li>
          ))}
          <li>{t('own')}</li>
        </ul>
      </div>
    </section>
  )
}

/** Four figures separated by thin lines. */
export function HomeStatistics() {
  const t = useTranslations('site.home.stats')
  const format = useFormatter()
  const figures = [
    [`${format.number(statistics.booksCreated, { useGrouping: 'always' })}+`, t('books')],
    [format.number(statistics.satisfaction, { style: 'percent' }), t('satisfaction')],
    [`${format.number(statistics.hosts, { useGrouping: 'always' })}+`, t('hosts')],
    [t('hours', { hours: statistics.hoursSavedPerWeek }), t('saved')],
  ] as const
  return (
    <section aria-label={t('title')} className="page-width pt-section">
      <dl className="grid grid-cols-2 gap-y-10 xl:grid-cols-4">
        {figures.map(([figure, label]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line pr-2 even:border-l even:pl-4 md:even:pl-7 xl:not-first:border-l xl:not-first:pl-7"
          >
            <dt className="mt-2.5 leading-snug text-muted">{label}</dt>
            <dd className="font-hero text-[clamp(2rem,1.3rem+2.9vw,3.75rem)] leading-none font-[560] tracking-[-.03em] [word-spacing:.12em]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
