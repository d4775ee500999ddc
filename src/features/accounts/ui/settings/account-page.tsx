import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { AccountSettings } from '../../account-settings-contract.ts'
import type { KeptOnDevice } from '../kept-on-device.ts'
import { RequireHost } from '../session-guards.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportSection } from './export-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { MailSection } from './mail-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useSettings } from './settings-calls.ts'

type AccountPageProps = {
  /** Changes the screen's language and keeps the choice. */
  onLanguage: (language: Language) => void
  /** What deleting the account does beyond it, as list items; handed in, because those features build upon this one. */
  renderDeletionEffects: () => ReactNode
  kept: KeptOnDevice
}

/** `/account`: everything about the account that is neither a book nor money. Visitors are led to the login. */
export function AccountPage(page: AccountPageProps) {
  return (
    <RequireHost>
      <LoadedAccount {...page} />
    </RequireHost>
  )
}

function LoadedAccount(page: AccountPageProps) {
  const t = useTranslations('accounts')
  const { data: settings, isPending, isFetching, refetch } = useSettings()
  if (isPending) return <LoadingScreen label={t('loading')} />
  return (
    <main id="main" className="page-width flex-1 pt-7 pb-16 md:pt-10 md:pb-24">
      <div className="mx-auto max-w-[920px]">
        <Link to="/profile" className="action-link">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('settings.back')}
        </Link>
        <h1 className="mt-2">{t(settings ? 'settings.title' : 'settings.loadFailed')}</h1>
        <p className="mt-2 mb-8 text-lead text-muted">{t(settings ? 'settings.lead' : 'settings.failedText')}</p>
        {settings ? (
          <Sections settings={settings} {...page} />
        ) : (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('settings.retry')}
          </Button>
        )}
      </div>
    </main>
  )
}

function Sections({
  settings,
  onLanguage,
  renderDeletionEffects,
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
      <ExportSection />
      <DeleteSection email={settings.email} kept={kept} furtherEffects={renderDeletionEffects()} />
    </>
  )
}
