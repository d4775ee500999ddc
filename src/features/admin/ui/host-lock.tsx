import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { type BookChoice, bookChoices, type HostDetails, type SubscriptionChoice } from '../shared/admin-contract.ts'
import { useSubscriptionChoices } from './cancellation-choices.ts'
import { ReasonField, useReason } from './reason-dialog.tsx'
import { useHostAction } from './use-host-action.ts'

/** Button that disables or enables an account. Disabling asks first, also about the subscription and the books. */
export function HostLock({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const { isAsking, setIsAsking, apply, isPending } = useHostAction(host.id)
  const [chosen, setChosen] = useState<SubscriptionChoice>()
  const [books, setBooks] = useState<BookChoice>('keep')
  const reason = useReason()
  const choices = useSubscriptionChoices(host.payments)
  const choice = choices.find(({ value }) => value === chosen)?.value ?? choices[0]?.value ?? 'endWithPeriod'
  const disable = (change: { books: BookChoice; reason?: string }) =>
    apply({ kind: 'disable', subscription: choice, ...change }, t('disabledDone'))

  return (
    <div className="mt-8 border-t border-line pt-6">
      {host.disabledAt ? (
        <Button variant="secondary" busy={isPending} onClick={() => apply({ kind: 'enable' }, t('enabledDone'))}>
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
        busy={isPending}
        onConfirm={() =>
          books === 'keep' ? disable({ books }) : reason.submit((written) => disable({ books, reason: written }))
        }
      >
        <div className="grid gap-5">
          {choices.length > 0 && (
            <RadioCards
              legend={t('fates.legend')}
              options={choices}
              value={choice}
              onChange={setChosen}
              disabled={isPending}
            />
          )}
          {host.bookCount > 0 && (
            <RadioCards
              legend={t('bookFates.legend')}
              options={bookChoices.map((value) => ({
                value,
                label: t(`bookFates.${value}`),
                text: t(`bookFates.${value}Text`),
              }))}
              value={books}
              onChange={setBooks}
              disabled={isPending}
            />
          )}
          {books === 'offline' && <ReasonField reason={reason} />}
        </div>
      </ConfirmDialog>
    </div>
  )
}
