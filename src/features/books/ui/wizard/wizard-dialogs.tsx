import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type ChoiceProps = { open: boolean; onCancel: () => void }

type ConflictDialogProps = ChoiceProps & { onOverwrite: () => void; onLoadNewer: () => void }

/** Two windows, one book: neither version is thrown away without a choice. */
export function ConflictDialog({ open, onCancel, onOverwrite, onLoadNewer }: ConflictDialogProps) {
  const t = useTranslations('books.wizard')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('conflict.title')}
      description={t('conflict.text')}
      closeLabel={t('actions.closeDialog')}
      size="s"
    >
      <div className="grid gap-3">
        <Button variant="secondary" onClick={onLoadNewer}>
          {t('conflict.load')}
        </Button>
        <p className="-mt-1 mb-1 text-small text-muted">{t('conflict.loadHint')}</p>
        <Button variant="danger" onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}

type UnpublishDialogProps = ChoiceProps & { onKeepPublished: () => void; onMakeDraft: () => void }

/** A draft is closed to guests: nobody should find that out by a dead QR code on the wall. */
export function UnpublishDialog({ open, onCancel, onKeepPublished, onMakeDraft }: UnpublishDialogProps) {
  const t = useTranslations('books.wizard')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('unpublish.title')}
      description={t('unpublish.text')}
      closeLabel={t('actions.closeDialog')}
      size="s"
    >
      <div className="grid gap-3">
        <Button onClick={onKeepPublished}>{t('unpublish.keepPublished')}</Button>
        <Button variant="quiet" onClick={onMakeDraft}>
          {t('unpublish.makeDraft')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
