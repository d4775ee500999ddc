import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { useDay } from '../payment/use-day.ts'
import { useChangeSubscription } from '../subscription-api.ts'

/** Asks before a subscription is cancelled: what ends when, and what is kept. */
export function CancelDialog({ subscription, onClose }: { subscription: SubscriptionView; onClose: () => void }) {
  const t = useTranslations('billing.subscription')
  const day = useDay()
  const problems = useProblems()
  const change = useChangeSubscription()
  const { plan, state, cancelEndsAt, booksOverBasic } = subscription
  const planName = useTranslations('billing.plans')(`${plan ?? 'basic'}.name`)
  const endsNow = state === 'pastDue' || cancelEndsAt === null
  const end = endsNow ? '' : day(cancelEndsAt)

  const cancel = () =>
    change.mutate(
      { act: 'cancel' },
      {
        onSuccess: () => {
          onClose()
          showToast({
            title: t('cancel.done'),
            description: endsNow ? t('cancel.doneNow') : t('cancel.doneText', { plan: planName, date: end }),
          })
        },
      },
    )

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancel.title')}
      description={endsNow ? t('cancel.endsNow', { plan: planName }) : t('cancel.ends', { plan: planName, date: end })}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      busy={change.isPending}
      problem={change.error ? problems.ofCall(change.error, t('failedText')) : undefined}
      busyLabel={t('cancel.busy')}
      onConfirm={cancel}
    >
      <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem]">
        <li>{t('cancel.stays')}</li>
        <li>{t('cancel.waits')}</li>
        {plan === 'pro' && <li>{t('cancel.pro')}</li>}
        {booksOverBasic > 0 && <li>{t('cancel.books', { count: booksOverBasic })}</li>}
        {!endsNow && <li>{t('cancel.resume')}</li>}
      </ul>
    </ConfirmDialog>
  )
}
