import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { currentUserQuery } from '../current-user.ts'
import { useProblems } from '../problems.ts'
import { useSendConfirmation } from './settings-api.ts'

/** Asks a host to confirm her email and can send the link again. Renders nothing when the email is confirmed. */
export function ConfirmationReminder({ className }: { className?: string }) {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const send = useSendConfirmation()
  // The link opens in another tab: refetch when the host returns to this one.
  const { data: user } = useQuery({ ...currentUserQuery, refetchOnWindowFocus: 'always' })
  if (!user || user.emailConfirmed) return null

  return (
    <Banner
      tone="plain"
      className={className}
      icon={<MailCheck size={22} aria-hidden="true" />}
      title={t('confirmation.title')}
      action={
        <Button
          variant="secondary"
          size="s"
          busy={send.isPending}
          busyLabel={t('confirmation.busy')}
          onClick={() => send.mutate()}
        >
          {t('confirmation.again')}
        </Button>
      }
    >
      <p role="status">{t(send.isSuccess ? 'confirmation.sent' : 'confirmation.text')}</p>
      {send.isError && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          {t('confirmation.failed')} {problems.ofCall(send.error, t('failedText'))}
        </p>
      )}
    </Banner>
  )
}
