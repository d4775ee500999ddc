import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { HostDetails, SubscriptionStop as Stop } from '../shared/admin-contract.ts'
import { useStops } from './subscription-stops.ts'
import { useHostAct } from './use-host-act.ts'

/** Stops a subscription that is going to be charged, after asking how. Nothing where there is none. */
export function SubscriptionStop({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const { isAsking, setIsAsking, apply, isPending } = useHostAct(host.id)
  const [chosen, setStop] = useState<Stop>()
  const stops = useStops(host.payments)
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
        <RadioCards legend={t('fates.legend')} options={stops} value={stop} onChange={setStop} disabled={isPending} />
      </ConfirmDialog>
    </div>
  )
}
