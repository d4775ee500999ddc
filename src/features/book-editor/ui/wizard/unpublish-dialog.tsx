import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ChoiceDialog } from '../editing/choice-dialog.tsx'

type UnpublishDialogProps = {
  open: boolean
  onCancel: () => void
  onKeepPublished: () => void
  onMakeDraft: () => void
  /** Who would lose the page now. */
  guests: ReactNode
}

/** Guests cannot read a draft. Hosts should learn that before a printed QR code stops working. */
export function UnpublishDialog({ onKeepPublished, onMakeDraft, guests, ...choice }: UnpublishDialogProps) {
  const t = useTranslations('bookEditor.unpublish')
  return (
    <ChoiceDialog {...choice} title={t('title')} text={t('text')}>
      {guests}
      <Button onClick={onKeepPublished}>{t('keepPublished')}</Button>
      <Button variant="quiet" onClick={onMakeDraft}>
        {t('makeDraft')}
      </Button>
    </ChoiceDialog>
  )
}
