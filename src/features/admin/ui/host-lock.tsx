import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { showToast } from '#ui/toast.tsx'
import { type HostDetails, type SubscriptionFate, subscriptionFates } from '../admin-contract.ts'
import { useChangeHost } from './admin-calls.ts'
import { useMoments } from './moments.ts'

/** Disabling asks first, also what becomes of the subscription; enabling takes nothing away. */
export function HostLock({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const change = useChangeHost(host.id)
  const [isAsking, setIsAsking] = useState(false)
  const [fate, setFate] = useState<SubscriptionFate>('endWithPeriod')
  const fates = useFates(host)

  const apply = (wanted: Parameters<typeof change.mutate>[0], done: string) =>
    change.mutate(wanted, {
      onSuccess: () => showToast({ title: done }),
      onError: (error) => showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) }),
      onSettled: () => setIsAsking(false),
    })

  return (
    <div className="mt-8 border-t border-line pt-6">
      {host.disabledAt ? (
        <Button variant="secondary" busy={change.isPending} onClick={() => apply({ kind: 'enable' }, t('enabledDone'))}>
          {t('enable')}
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t('disable')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('disableTitle', { name: host.name })}
        description={t('disableText')}
        confirmLabel={t('disable')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onConfirm={() => apply({ kind: 'disable', subscription: fate }, t('disabledDone'))}
      >
        {fates.length > 0 && (
          <RadioCards
            legend={t('fates.legend')}
            options={fates}
            value={fate}
            onChange={setFate}
            disabled={change.isPending}
          />
        )}
      </ConfirmDialog>
    </div>
  )
}

/** What can become of the host's subscription; nothing where none is going to be charged. */
function useFates({ payments }: HostDetails) {
  const t = useTranslations('admin.host.fates')
  const { formatMoment } = useMoments()
  const { isSubscribed, isCancelled, periodEndsAt } = payments
  if (!isSubscribed || isCancelled || periodEndsAt === null) return []
  const date = formatMoment(periodEndsAt)
  return subscriptionFates.map((value) => ({ value, label: t(value), text: t(`${value}Text`, { date }) }))
}
