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
  const choices = useCancellationChoices(host.payments)
  const choice = choices.find(({ value }) => value === chosen)?.value ?? choices[0]?.value
  if (choice === undefined) return null

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
        onConfirm={() => apply({ kind: 'stop-subscription', subscription: choice }, t(`stopDone.${choice}`))}
      >
        <RadioCards
          legend={t('fates.legend')}
          options={choices}
          value={choice}
          onChange={setChosen}
          disabled={isPending}
        />
      </ConfirmDialog>
    </div>
  )
}
