import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import { TestCardForm } from '../card/test-card-form.tsx'
import { useCardPage } from '../subscription-api.ts'
import { rememberCardPage } from './card-page-visit.ts'

/** Another card, in test mode; a real provider has its own page for it. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('billing.subscription')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="s"
      title={t('cardDialog.title')}
      closeLabel={t('close')}
    >
      <TestCardForm
        amountCents={0}
        onOutdated={onClose}
        submitLabel={t('cardDialog.save')}
        onDone={() => {
          onClose()
          showToast({ title: t('cardDialog.done'), description: t('cardDialog.doneText') })
        }}
      />
    </Dialog>
  )
}

/** Opens the place where a card is changed: the provider's page, or our own form. */
export function useCardChange({ onOwnForm }: { onOwnForm: () => void }) {
  const t = useTranslations('billing.subscription')
  const problems = useProblems()
  const page = useCardPage()
  const start = () =>
    page.mutate(undefined, {
      onSuccess: ({ url }) => {
        if (url === null) return onOwnForm()
        rememberCardPage()
        window.location.assign(url)
      },
      onError: (error) =>
        showToast({ tone: 'error', title: t('failed'), description: problems.ofCall(error, t('failedText')) }),
    })
  return { start, isPending: page.isPending }
}
