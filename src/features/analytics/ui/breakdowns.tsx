import { useTranslations } from 'use-intl'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { ChannelTable, DeviceTable, LanguageTable, UseTable } from './counts.tsx'
import { Panel } from './panel.tsx'

type Counted = { view: AnalyticsView }

/** What guests did with the books. */
export function Uses({ view }: Counted) {
  const t = useTranslations('analytics.uses')
  return (
    <Panel id="visits-uses" title={t('title')}>
      {Object.values(view.uses).every((count) => count === 0) ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <UseTable counts={view.uses} />
      )}
    </Panel>
  )
}

/** Channels, devices and languages of the visits. */
export function Circumstances({ view }: Counted) {
  const t = useTranslations('analytics')
  const { visits } = view.total
  return (
    <>
      <Panel id="visits-ways" title={t('ways.title')}>
        <ChannelTable counts={view.ways} visits={visits} />
      </Panel>
      <Panel id="visits-devices" title={t('devices.title')}>
        <DeviceTable counts={view.devices} visits={visits} />
      </Panel>
      <Panel id="visits-languages" title={t('languages.title')}>
        <LanguageTable counts={view.languages} />
      </Panel>
    </>
  )
}
