import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { useSendTemplates, useTestNotifications } from './admin-api.ts'
import { TestResults } from './test-results.tsx'

/** The two mail tests, with a result per template. */
export function TestActions() {
  const t = useTranslations('admin.actions')
  const sent = useTranslations('admin.mailTest')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const sendTemplates = useSendTemplates()
  const testNotifications = useTestNotifications()

  const testTemplates = () =>
    sendTemplates.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: sent('allSent'), description: message }),
      onError: (error) =>
        showToast({ tone: 'error', title: t('templatesFailed'), description: ofCall(error, failedText) }),
    })
  const notify = () =>
    testNotifications.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: t('notificationsSent'), description: message }),
      onError: (error) =>
        showToast({ tone: 'error', title: t('notificationsFailed'), description: ofCall(error, failedText) }),
    })

  return (
    <>
      <div className="flex flex-col gap-3 md:flex-row">
        <Button
          variant="secondary"
          busy={sendTemplates.isPending}
          busyLabel={sent('sendingAll')}
          onClick={testTemplates}
        >
          {t('templates')}
        </Button>
        <Button variant="secondary" busy={testNotifications.isPending} busyLabel={t('sending')} onClick={notify}>
          {t('notifications')}
        </Button>
      </div>
      {sendTemplates.data && (
        <div className="mt-5 max-w-[560px]">
          <TestResults results={sendTemplates.data.results} />
        </div>
      )}
    </>
  )
}
