import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { CopyLink } from '../copy-link.tsx'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'

type SecretsWarningProps = {
  stays: readonly PlacedStay[]
  onConfirm: () => void
  onClose: () => void
}

/** Before something becomes secret: who needs a link of their own now, and what copies on phones keep. */
export function SecretsWarning({ stays, onConfirm, onClose }: SecretsWarningProps) {
  const t = useTranslations('stays.settings.warning')
  const { rangeOf } = useStayTexts()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="default"
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
    >
      {stays.length > 0 ? (
        <>
          <p className="mb-2 font-semibold">{t('guests', { count: stays.length })}</p>
          <ul className="max-h-60 overflow-y-auto border-t border-line">
            {stays.map(({ stay }) => (
              <li key={stay.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
                <span className="min-w-0">
                  <b className="block font-semibold">{rangeOf(stay)}</b>
                  {stay.label && <small className="block truncate text-small text-muted">{stay.label}</small>}
                </span>
                {stay.link !== null && <CopyLink link={stay.link} dates={rangeOf(stay)} size="s" variant="quiet" />}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('nobody')}</p>
      )}
      <p className="mt-4 text-small text-muted">{t('copies')}</p>
    </ConfirmDialog>
  )
}
