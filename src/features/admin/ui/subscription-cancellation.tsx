import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { CancellationKind, HostDetails } from '../shared/admin-contract.ts'
import { useCancellationChoices } from './cancellation-choices.ts'
import { useHostAction } from './use-host-action.ts'

/** Button with a dialog that cancels a subscription. Renders nothing if nothing will be charged. */
export function SubscriptionCancellation({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const { isAsking, setIsAsking, apply, isPending } = useHostAction(host.id)
  const [chosen, setChosen] = useState<CancellationKind>()
  const stops = useCancellationChoices(host.payments)
  const stop = stops.find(({ value }) => value === chosen)?.value ?? stops[0]?.value
  if (stop === undefined) return null

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
        busy={isPending}
        onConfirm={() => apply({ kind: 'stop-subscription', subscription: stop }, t(`stopDone.${stop}`))}
      >
        <RadioCards legend={t('fates.legend')} options={stops} value={stop} onChange={setChosen} disabled={isPending} />
      </ConfirmDialog>
    </div>
  )
}
