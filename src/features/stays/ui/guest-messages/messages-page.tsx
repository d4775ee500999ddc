import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { LoadFailure, RequireSignedIn, useCurrentUser } from '#features/accounts/ui/index.ts'
import { isLanguage, languageNames, languages } from '#platform/i18n/languages.ts'
import { Banner, Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { Page } from '#ui/page.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { MessageTemplate } from '../../shared/message-contract.ts'
import { PillChoice } from '../pill-choice.tsx'
import { ToStays } from '../to-stays.tsx'
import { DigestSettings } from './digest-settings.tsx'
import { useMessageTemplates } from './message-api.ts'
import { TemplateEditor } from './template-editor.tsx'
import { templateKey, useTemplateDrafts } from './use-template-drafts.ts'

/** `/stays/messages`: the texts to guests, and the daily mail. Anonymous visitors are redirected to the login. */
export function MessagesPage() {
  return (
    <RequireSignedIn>
      <LoadedMessages />
    </RequireSignedIn>
  )
}

function LoadedMessages() {
  const t = useTranslations('stays')
  const { data, isPending, isFetching, refetch } = useMessageTemplates()
  if (isPending) return <LoadingScreen label={t('messages.section.loading')} />
  if (!data) {
    return (
      <LoadFailure
        title={t('messages.section.loadFailed')}
        text={t('loadFailedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Page isNarrow hasForms back={<ToStays />} title={t('messages.editor.title')} lead={t('messages.editor.lead')}>
      <Templates templates={data} />
      <DigestSettings />
    </Page>
  )
}

function Templates({ templates }: { templates: readonly MessageTemplate[] }) {
  const t = useTranslations('stays.messages.editor')
  const ownLanguage = useLocale()
  const { data: host } = useCurrentUser()
  const [language, setLanguage] = useState(isLanguage(ownLanguage) ? ownLanguage : 'en')
  const drafts = useTemplateDrafts(templates)
  const isPro = host?.plan === 'pro' && host.canCreateBooks
  const hasOwn = templates.some(({ content }) => content !== null)
  return (
    <>
      {isPro ? (
        <Notice icon={<KeyRound size={20} aria-hidden="true" />} className="mb-6">
          {t('codes')}
        </Notice>
      ) : (
        <Banner
          tone="plain"
          className="mb-6"
          title={t('basicTitle')}
          action={
            <Button asChild size="s" variant="secondary">
              <Link to="/payment?plan=pro">{t('upgrade')}</Link>
            </Button>
          }
        >
          <p className="text-muted">
            {t('basicText')} {hasOwn && t('basicKept')}
          </p>
        </Banner>
      )}
      <PillChoice
        legend={t('language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <div className="grid gap-10">
        {templates
          .filter((template) => template.language === language)
          .map((template) => (
            <TemplateEditor key={templateKey(template)} template={template} drafts={drafts} isPro={isPro} />
          ))}
      </div>
      {drafts.blocker.state === 'blocked' && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && drafts.blocker.reset?.()}
          title={t('leaveTitle')}
          description={t('leaveText')}
          confirmLabel={t('leave')}
          cancelLabel={t('stay')}
          onConfirm={() => drafts.blocker.proceed?.()}
        />
      )}
    </>
  )
}
