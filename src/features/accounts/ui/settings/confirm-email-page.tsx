import { CircleAlert } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import terraceAtNight from '#ui/illustrations/hero-09.svg'
import { showToast } from '#ui/toast.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { useProblems } from '../problems.ts'
import { useConfirmEmail } from './settings-api.ts'

/**
 * `/confirm-email?token=…`, the target of the link in the mail to a new address; on any device, signed in or not. Needs a
 * click, because mail scanners open every link.
 */
export function ConfirmEmailPage() {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token')
  const confirm = useConfirmEmail()

  const submit = () =>
    token &&
    confirm.mutate(token, {
      onSuccess: () => {
        showToast({ title: t('confirmEmail.done'), description: t('confirmEmail.doneText') })
        void navigate('/account', { replace: true })
      },
    })
  // With a used or expired link another click cannot succeed.
  const isDead = confirm.error instanceof ApiError && confirm.error.status === 400
  const problem = token ? confirm.error && problems.ofCall(confirm.error, t('failedText')) : t('confirmEmail.noToken')

  return (
    <AuthLayout
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.lead')}
      scene={terraceAtNight}
      captionTitle={t('confirmEmail.captionTitle')}
      captionText={t('confirmEmail.captionText')}
    >
      <div className="grid gap-6">
        {problem && (
          <Notice role="alert" tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
            {problem}
          </Notice>
        )}
        {token && !isDead && (
          <Button block busy={confirm.isPending} busyLabel={t('confirmEmail.busy')} onClick={submit}>
            {t('confirmEmail.submit')}
          </Button>
        )}
      </div>
      <p className="mt-5">
        <Link to="/account" className="action-link">
          {t('confirmEmail.toSettings')}
        </Link>
      </p>
    </AuthLayout>
  )
}
