import { useTranslations } from 'use-intl'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { devices, uses, ways } from '../shared/visit.ts'
import { ShareTable } from './share-table.tsx'

type CountsOf<Measure extends 'uses' | 'ways' | 'devices' | 'languages'> = { counts: AnalyticsView[Measure] }
type WithVisits = {
  /** How many visits there were altogether. */
  visits: number
}

/** What guests did, most done first; beside each other, so without shares. */
export function UseTable({ counts }: { counts: Partial<AnalyticsView['uses']> }) {
  const t = useTranslations('analytics.uses')
  const rows = uses.flatMap((use) => {
    const count = counts[use]
    return count === undefined ? [] : [{ key: use, label: t(use), count }]
  })
  return <ShareTable caption={t('title')} rows={rows.sort(mostFirst)} />
}

/** How guests came. */
export function WayTable({ counts, visits }: CountsOf<'ways'> & WithVisits) {
  const t = useTranslations('analytics.ways')
  const rows = ways.map((way) => ({ key: way, label: t(way), count: counts[way] }))
  return <ShareTable caption={t('title')} whole={visits} rows={rows} />
}

/** On what guests read. */
export function DeviceTable({ counts, visits }: CountsOf<'devices'> & WithVisits) {
  const t = useTranslations('analytics.devices')
  const rows = devices.map((device) => ({ key: device, label: t(device), count: counts[device] }))
  return <ShareTable caption={t('title')} whole={visits} rows={rows} />
}

/** In which languages guests read, most read first. Who changes the language reads in both: shares are of their sum. */
export function LanguageTable({ counts }: CountsOf<'languages'>) {
  const t = useTranslations('analytics.languages')
  const rows = languages.map((language) => ({
    key: language,
    label: languageNames[language],
    lang: language,
    count: counts[language],
  }))
  const spoken = rows.reduce((sum, { count }) => sum + count, 0)
  return <ShareTable caption={t('title')} whole={spoken} rows={rows.sort(mostFirst)} />
}

function mostFirst(one: { count: number }, other: { count: number }): number {
  return other.count - one.count
}
