import { CircleAlert } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import terraceAtNight from '#ui/illustrations/hero-09.svg'
import { AuthLayout } from '../auth-layout.tsx'
import { useProblems } from '../problems.ts'
import { useConfirmAddress } from './settings-api.ts'

/**
 * `/confirm-address?token=…`, the target of the link in the welcome mail; on any device, signed in or not. Needs a click,
 * because mail scanners open every link.
 */
export function ConfirmAddressPage() {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const token = useSearchParams()[0].get('token')
  const confirm = useConfirmAddress()

  // With an unknown or expired link another click cannot succeed.
  const isDead = confirm.error instanceof ApiError && confirm.error.status === 400
  const problem = token ? confirm.error && problems.ofCall(confirm.error, t('failedText')) : t('confirmAddress.noToken')

  return (
    <AuthLayout
      title={t(confirm.isSuccess ? 'confirmAddress.doneTitle' : 'confirmAddress.title')}
      lead={t(confirm.isSuccess ? 'confirmAddress.doneText' : 'confirmAddress.lead')}
      scene={terraceAtNight}
      captionTitle={t('confirmAddress.captionTitle')}
      captionText={t('confirmAddress.captionText')}
    >
      <p role="status" className="sr-only">
        {confirm.isSuccess && t('confirmAddress.doneTitle')}
      </p>
      <div className="grid gap-6">
        {problem && (
          <Notice role="alert" tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
            {problem}
          </Notice>
        )}
        {confirm.isSuccess ? (
          <Button asChild block>
            <Link to="/profile">{t('confirmAddress.toProfile')}</Link>
          </Button>
        ) : (
          token &&
          !isDead && (
            <Button
              block
              busy={confirm.isPending}
              busyLabel={t('confirmAddress.busy')}
              onClick={() => confirm.mutate(token)}
            >
              {t('confirmAddress.submit')}
            </Button>
          )
        )}
      </div>
      {!confirm.isSuccess && (
        <p className="mt-5">
          <Link to="/account" className="action-link">
            {t('confirmEmail.toSettings')}
          </Link>
        </p>
      )}
    </AuthLayout>
  )
}
