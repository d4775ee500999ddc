import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { showToast } from '#ui/toast.tsx'
import type { HostDetails, SubscriptionStop as Stop } from '../admin-contract.ts'
import { useChangeHost } from './admin-calls.ts'
import { useStops } from './subscription-stops.ts'

/** Stops a subscription that is going to be charged, after asking how. Nothing where there is none. */
export function SubscriptionStop({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const change = useChangeHost(host.id)
  const [isAsking, setIsAsking] = useState(false)
  const [chosen, setStop] = useState<Stop>()
  const stops = useStops(host.payments)
  const stop = stops.find(({ value }) => value === chosen)?.value ?? stops[0]?.value
  if (stop === undefined) return null

  const apply = () =>
    change.mutate(
      { kind: 'stop-subscription', subscription: stop },
      {
        onSuccess: () => showToast({ title: t(`stopDone.${stop}`) }),
        onError: (error) => showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) }),
        onSettled: () => setIsAsking(false),
      },
    )

  return (
    <div className="mt-4">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('stop')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('stopTitle', { name: host.name })}
        description={t('stopText')}
        confirmLabel={t('stop')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onConfirm={apply}
      >
        <RadioCards
          legend={t('fates.legend')}
          options={stops}
          value={stop}
          onChange={setStop}
          disabled={change.isPending}
        />
      </ConfirmDialog>
    </div>
  )
}
