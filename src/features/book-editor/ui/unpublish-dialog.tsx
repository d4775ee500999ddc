import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ChoiceDialog } from './editing/choice-dialog.tsx'

type UnpublishDialogProps = {
  open: boolean
  onCancel: () => void
  onKeepPublished: () => void
  onMakeDraft: () => void
}

/** A draft is closed to guests: nobody should find that out by a dead QR code on the wall. */
export function UnpublishDialog({ onKeepPublished, onMakeDraft, ...choice }: UnpublishDialogProps) {
  const t = useTranslations('bookEditor.unpublish')
  return (
    <ChoiceDialog {...choice} title={t('title')} text={t('text')}>
      <Button onClick={onKeepPublished}>{t('keepPublished')}</Button>
      <Button variant="quiet" onClick={onMakeDraft}>
        {t('makeDraft')}
      </Button>
    </ChoiceDialog>
  )
}
