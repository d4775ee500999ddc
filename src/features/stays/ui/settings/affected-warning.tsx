import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/dialog.tsx'
import type { AffectedStay } from '../../shared/stay-contract.ts'
import { useStayTexts } from '../stay-texts.ts'

type AffectedWarningProps = {
  /** The first of them. */
  stays: readonly AffectedStay[]
  count: number
  isSaving: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Shown before a change of settings that affects guests' pages at once: whose pages, and how. */
export function AffectedWarning({ stays, count, isSaving, onConfirm, onClose }: AffectedWarningProps) {
  const t = useTranslations('stays.settings.affected')
  const { rangeOf } = useStayTexts()
  const left = count - stays.length
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone={stays.some(({ change }) => change === 'loses') ? 'danger' : 'default'}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isSaving}
      onConfirm={onConfirm}
    >
      <ul className="max-h-60 overflow-y-auto border-t border-line">
        {stays.map((stay) => (
          <li key={stay.id} className="border-b border-line py-2">
            <b className="block font-semibold">
              {rangeOf(stay)}
              {stay.isInHouse && <span className="font-normal text-muted"> ({t('inHouse')})</span>}
            </b>
            {stay.label && <small className="block truncate text-small text-muted">{stay.label}</small>}
            <span className={stay.change === 'loses' ? 'text-danger' : 'text-success'}>{t(stay.change)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-3 text-muted">{t('more', { count: left })}</p>}
    </ConfirmDialog>
  )
}
