import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Page } from '#ui/page.tsx'
import { useOverview } from './admin-api.ts'
import { AuditLog } from './audit-log.tsx'
import { HostSearch } from './host-search.tsx'
import { Outbox } from './outbox.tsx'
import { Loaded, Part } from './part.tsx'
import { Reports } from './reports.tsx'
import { RequireAdmin } from './require-admin.tsx'
import { StatusCards } from './status-cards.tsx'
import { SupportMessages } from './support-messages.tsx'
import { TestActions } from './test-actions.tsx'

/** `/admin`: the state of the service, and the operator's actions. */
export function AdminPage() {
  return (
    <RequireAdmin>
      <Dashboard />
    </RequireAdmin>
  )
}

function Dashboard() {
  const t = useTranslations('admin')
  const overview = useOverview()
  const [mailState, setMailState] = useState('')
  const language = useLocale()
  const missing = overview.data?.operator.missing ?? []
  const failed = overview.data?.mail.counts.dead ?? 0

  const showFailed = () => {
    setMailState('dead')
    document.getElementById('outbox')?.focus()
  }

  return (
    <Page
      title={t('dashboard.title')}
      lead={t('dashboard.lead')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="quiet">
            <Link to="/email-test">{t('dashboard.toMailTest')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/hero-preview">{t('dashboard.toHeroChooser')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/pixel-test">{t('dashboard.toPixelTest')}</Link>
          </Button>
        </div>
      }
    >
      {failed > 0 && (
        <Banner
          tone="red"
          className="mb-7"
          title={t('outbox.failedCount', { count: failed })}
          action={
            <Button size="s" onClick={showFailed}>
              {t('outbox.showFailed')}
            </Button>
          }
        />
      )}
      {missing.length > 0 && (
        <Banner
          tone="orange"
          className="mb-7"
          title={t('operatorMissing.title')}
          action={
            <Button asChild size="s" variant="secondary">
              <a href={localizedPath(language, '/legal#about')}>{t('operatorMissing.action')}</a>
            </Button>
          }
        >
          {t('operatorMissing.text', { settings: missing.join(', ') })}
        </Banner>
      )}
      <section ref={keepFocus} aria-labelledby="state">
        <h2 id="state" className="sr-only">
          {t('cards.heading')}
        </h2>
        <Loaded answer={overview}>{(data) => <StatusCards overview={data} />}</Loaded>
      </section>
      <Part id="tests" heading={t('actions.heading')}>
        <TestActions />
      </Part>
      <Part id="reports" heading={t('reports.heading')}>
        <Reports />
      </Part>
      <Part id="messages" heading={t('messages.heading')}>
        <SupportMessages />
      </Part>
      <Part id="hosts" heading={t('hosts.heading')}>
        <HostSearch />
      </Part>
      <Part id="outbox" heading={t('outbox.heading')}>
        <Outbox state={mailState} onState={setMailState} />
      </Part>
      <Part id="acts" heading={t('acts.heading')}>
        <AuditLog />
      </Part>
    </Page>
  )
}
