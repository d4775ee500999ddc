import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCurrentUser, useProblems } from '#features/accounts/ui/index.ts'
import { hostTemplates } from '#features/mail/shared/mail.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { showToast } from '#ui/toast.tsx'
import { useSendTemplates, useTestConnection } from './admin-api.ts'
import { useTemplateName } from './admin-formats.ts'
import { RequireAdmin } from './require-admin.tsx'
import { TestResults } from './test-results.tsx'

/** `/email-test`: sends all templates, or one short mail, to the operator. */
export function EmailTestPage() {
  return (
    <RequireAdmin>
      <EmailTest />
    </RequireAdmin>
  )
}

function EmailTest() {
  const t = useTranslations('admin.mailTest')
  const { data: user } = useCurrentUser()
  const nameOf = useTemplateName()
  const { sendTemplates, sendAll, testConnection, sendConnection } = useMailTests()
  const results = sendTemplates.data?.results

  return (
    <Page
      back={
        <BackLink>
          <Link to="/admin">{t('back')}</Link>
        </BackLink>
      }
      title={t('title')}
      lead={t('lead', { email: user?.email ?? '' })}
    >
      <div className="flex flex-col gap-3 md:flex-row">
        <Button busy={sendTemplates.isPending} busyLabel={t('sendingAll')} onClick={sendAll}>
          {t('sendAll')}
        </Button>
        <Button
          variant="secondary"
          busy={testConnection.isPending}
          busyLabel={t('sendingConnection')}
          onClick={sendConnection}
        >
          {t('sendConnection')}
        </Button>
      </div>
      <div className="mt-10 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_400px]">
        <section aria-labelledby="templates" aria-live="polite">
          <h2 id="templates" className="mb-4 text-h3">
            {t('templatesHeading', { count: hostTemplates.length })}
          </h2>
          {results ? (
            <TestResults results={results} />
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
              {hostTemplates.map((template) => (
                <li key={template} className="px-5 py-3">
                  {nameOf(template)}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="instructions">
          <h2 id="instructions" className="mb-4 text-h3">
            {t('instructionsHeading')}
          </h2>
          <ol className="grid list-decimal gap-3 pl-5 text-muted">
            <li>{t('instructions.connection')}</li>
            <li>{t('instructions.gap')}</li>
            <li>{t('instructions.look')}</li>
          </ol>
        </section>
      </div>
    </Page>
  )
}

function useMailTests() {
  const t = useTranslations('admin.mailTest')
  const { ofCall } = useProblems()
  const failedText = useTranslations('admin')('failedText')
  const sendTemplates = useSendTemplates()
  const testConnection = useTestConnection()

  const sendAll = () =>
    sendTemplates.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: t('allSent'), description: message }),
      onError: (error) => showToast({ tone: 'error', title: t('allFailed'), description: ofCall(error, failedText) }),
    })
  const sendConnection = () =>
    testConnection.mutate(undefined, {
      onSuccess: ({ success, message }) =>
        success
          ? showToast({ title: t('connectionSent'), description: message })
          : showToast({ tone: 'error', title: t('connectionFailed'), description: message }),
      onError: (error) =>
        showToast({ tone: 'error', title: t('connectionFailed'), description: ofCall(error, failedText) }),
    })
  return { sendTemplates, sendAll, testConnection, sendConnection }
}
