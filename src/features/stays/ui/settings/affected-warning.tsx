import { useTranslations } from 'use-intl'
import type { ApiError } from '#platform/browser/api.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { AffectedRefusal, type AffectedStay } from '../../shared/stay-contract.ts'
import { useStayTexts } from '../stay-texts.ts'

/** The first stays whose pages change, and their number. */
export type Affected = { stays: readonly AffectedStay[]; count: number }

/** The stays in a refusal whose pages would change at once. */
export function readAffected({ code, body }: ApiError): Affected | undefined {
  if (code !== 'STAYS_AFFECTED') return undefined
  const { stays = [], count = 0 } = AffectedRefusal.parse(body)
  return { stays, count }
}

type AffectedWarningProps = Affected & {
  text: string
  isSaving: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Shown before a change that affects guests' pages at once: whose pages, and how. */
export function AffectedWarning({ text, stays, count, isSaving, onConfirm, onClose }: AffectedWarningProps) {
  const t = useTranslations('stays.settings.affected')
  const { rangeOf } = useStayTexts()
  const left = count - stays.length
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone={stays.some(({ change }) => change === 'loses') ? 'danger' : 'default'}
      title={t('title')}
      description={text}
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
