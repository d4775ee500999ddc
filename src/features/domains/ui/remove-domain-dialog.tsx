import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { DomainView } from '../shared/domain-contract.ts'
import { useRemoveDomain } from './domain-api.ts'
import { useDomainProblems } from './domain-problems.ts'

type RemoveDomainDialogProps = { domain: Pick<DomainView, 'id' | 'name'>; onClose: () => void }

/** Asks for confirmation, because printed QR codes stop working. */
export function RemoveDomainDialog({ domain, onClose }: RemoveDomainDialogProps) {
  const t = useTranslations('domains')
  const problems = useDomainProblems()
  const { mutate, isPending, error } = useRemoveDomain()
  const remove = () =>
    mutate(domain.id, {
      onSuccess: () => {
        showToast({ title: t('removed') })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('removeTitle', { name: domain.name })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={isPending}
      problem={error ? problems.textOf(error) : undefined}
      onConfirm={remove}
    />
  )
}
