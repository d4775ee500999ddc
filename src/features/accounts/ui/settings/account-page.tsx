import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { AccountSettings } from '../../shared/account-settings-contract.ts'
import type { KeptOnDevice } from '../account-menu.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { RequireSignedIn } from '../session-guards.tsx'
import { ToProfile } from '../to-profile.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { MailSection } from './mail-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useSettings } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

type AccountPageProps = {
  /** Changes the language of the screen at once, and of the account. Rejects if the account kept its language. */
  onLanguage: (language: Language) => Promise<void>
  /** List items: effects of the deletion on other features. Passed in, because those features depend on this one. */
  renderDeletionEffects: () => ReactNode
  /** A section about notifications. Passed in, as above. */
  renderNotifications: () => ReactNode
  kept: KeptOnDevice
}

/** `/account`: the settings of the account, without books and billing. Visitors are redirected to the login. */
export function AccountPage(page: AccountPageProps) {
  return (
    <RequireSignedIn>
      <LoadedAccount {...page} />
    </RequireSignedIn>
  )
}

function LoadedAccount(page: AccountPageProps) {
  const t = useTranslations('accounts')
  const { data: settings, isPending, isFetching, refetch } = useSettings()
  if (isPending) return <LoadingScreen label={t('loading')} />
  if (!settings) {
    return (
      <LoadFailure
        title={t('settings.loadFailed')}
        text={t('settings.failedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Page isNarrow hasForms back={<ToProfile />} title={t('settings.title')} lead={t('settings.lead')}>
      <Sections settings={settings} {...page} />
    </Page>
  )
}

function Sections({
  settings,
  onLanguage,
  renderDeletionEffects,
  renderNotifications,
  kept,
}: AccountPageProps & { settings: AccountSettings }) {
  return (
    <>
      <NameSection name={settings.name} />
      <EmailSection email={settings.email} pendingEmail={settings.pendingEmail} />
      <PasswordSection />
      <SessionsSection />
      <LanguageSection onLanguage={onLanguage} />
      <MailSection wantsTips={settings.wantsTips} />
      {renderNotifications()}
      <ExportSection />
      <DeleteSection email={settings.email} kept={kept} furtherEffects={renderDeletionEffects()} />
    </>
  )
}

/** A plain download link: the browser shows the progress and continues when the host leaves the screen. */
function ExportSection() {
  const t = useTranslations('accounts.settings.export')
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Button asChild variant="secondary" icon={<Download size={20} aria-hidden="true" />}>
        <a href="/api/account/export" download>
          {t('action')}
        </a>
      </Button>
    </SettingsSection>
  )
}
