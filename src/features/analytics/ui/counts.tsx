import { useTranslations } from 'use-intl'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { channels, devices, uses } from '../shared/visit.ts'
import { ShareTable } from './share-table.tsx'

type CountsOf<Measure extends 'uses' | 'ways' | 'devices' | 'languages'> = { counts: AnalyticsView[Measure] }
type WithVisits = {
  /** The total number of visits. */
  visits: number
}

/** What guests did, most frequent first. Without shares, because one visit can have several uses. */
export function UseTable({ counts }: { counts: Partial<AnalyticsView['uses']> }) {
  const t = useTranslations('analytics.uses')
  const rows = uses.flatMap((use) => {
    const count = counts[use]
    return count === undefined ? [] : [{ key: use, label: t(use), count }]
  })
  return <ShareTable caption={t('title')} rows={rows.sort(mostFirst)} />
}

/** Visits by channel. */
export function ChannelTable({ counts, visits }: CountsOf<'ways'> & WithVisits) {
  const t = useTranslations('analytics.ways')
  const rows = channels.map((channel) => ({ key: channel, label: t(channel), count: counts[channel] }))
  return <ShareTable caption={t('title')} whole={visits} rows={rows} />
}

/** Visits by device. */
export function DeviceTable({ counts, visits }: CountsOf<'devices'> & WithVisits) {
  const t = useTranslations('analytics.devices')
  const rows = devices.map((device) => ({ key: device, label: t(device), count: counts[device] }))
  return <ShareTable caption={t('title')} whole={visits} rows={rows} />
}

/**
 * Visits by language, most frequent first. A visit counts for its last language. Shares are of the sum of all
 * languages.
 */
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
