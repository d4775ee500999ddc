import { useTranslations } from 'use-intl'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import type { AnalyticsView } from '../analytics-contract.ts'
import { devices, uses, ways } from '../visit.ts'
import { Panel } from './panel.tsx'
import { ShareTable } from './share-table.tsx'

type Counted = { view: AnalyticsView }

/** What guests did with the books, most done first. */
export function Uses({ view }: Counted) {
  const t = useTranslations('analytics.uses')
  const rows = uses
    .map((use) => ({ key: use, label: t(use), count: view.uses[use] }))
    .sort((one, other) => other.count - one.count)
  return (
    <Panel id="visits-uses" title={t('title')}>
      {rows.every(({ count }) => count === 0) ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ShareTable caption={t('title')} rows={rows} />
      )}
    </Panel>
  )
}

/** How guests came, on what, and in which language. */
export function Circumstances({ view }: Counted) {
  const tWays = useTranslations('analytics.ways')
  const tDevices = useTranslations('analytics.devices')
  const tLanguages = useTranslations('analytics.languages')
  const { visits } = view.total
  const spoken = languages.reduce((sum, language) => sum + view.languages[language], 0)
  return (
    <>
      <Panel id="visits-ways" title={tWays('title')}>
        <ShareTable
          caption={tWays('title')}
          whole={visits}
          rows={ways.map((way) => ({ key: way, label: tWays(way), count: view.ways[way] }))}
        />
      </Panel>
      <Panel id="visits-devices" title={tDevices('title')}>
        <ShareTable
          caption={tDevices('title')}
          whole={visits}
          rows={devices.map((device) => ({ key: device, label: tDevices(device), count: view.devices[device] }))}
        />
      </Panel>
      <Panel id="visits-languages" title={tLanguages('title')}>
        <ShareTable
          caption={tLanguages('title')}
          // A guest who changes the language reads in both.
          whole={spoken}
          rows={languages
            .map((language) => ({
              key: language,
              label: languageNames[language],
              lang: language,
              count: view.languages[language],
            }))
            .sort((one, other) => other.count - one.count)}
        />
      </Panel>
    </>
  )
}
