import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { CheckboxField } from '#ui/field.tsx'
import type { StaySettingsView } from '../../shared/stay-contract.ts'
import { CopyLink } from '../copy-link.tsx'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { isOpenForAll } from './open-for-all.tsx'

type SecretsWarningProps = {
  stored: StaySettingsView
  stays: readonly PlacedStay[]
  /** @param opensForAll the permanent link will show everything for a day */
  onConfirm: (opensForAll: boolean) => void
  onClose: () => void
}

/** Shown before something becomes secret: who needs a separate link now, and what copies on phones keep. */
export function SecretsWarning({ stored, stays, onConfirm, onClose }: SecretsWarningProps) {
  const t = useTranslations('stays.settings.warning')
  const tOpen = useTranslations('stays.settings.open')
  const { rangeOf, dateTimeIn } = useStayTexts()
  const [opensForAll, setOpensForAll] = useState(false)
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="default"
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={() => onConfirm(opensForAll)}
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
                {stay.link !== null && (
                  <CopyLink stay={stay} link={stay.link} dates={rangeOf(stay)} size="s" variant="quiet" />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('nobody')}</p>
      )}
      <p className="mt-4 text-small text-muted">{t('copies')}</p>
      <div className="mt-4">
        {isOpenForAll(stored) ? (
          <p>{tOpen('isOpen', { moment: dateTimeIn(stored, stored.openUntil) })}</p>
        ) : (
          <CheckboxField
            label={t('open')}
            hint={t('openHint')}
            checked={opensForAll}
            onChange={(event) => setOpensForAll(event.currentTarget.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
