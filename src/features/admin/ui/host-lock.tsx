import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { showToast } from '#ui/toast.tsx'
import type { HostDetails, SubscriptionFate } from '../admin-contract.ts'
import { useChangeHost } from './admin-calls.ts'
import { useFates } from './subscription-stops.ts'

/** Disabling asks first, also what becomes of the subscription; enabling takes nothing away. */
export function HostLock({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const change = useChangeHost(host.id)
  const [isAsking, setIsAsking] = useState(false)
  const [chosen, setFate] = useState<SubscriptionFate>()
  const fates = useFates(host.payments)
  const fate = fates.find(({ value }) => value === chosen)?.value ?? fates[0]?.value ?? 'endWithPeriod'

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
