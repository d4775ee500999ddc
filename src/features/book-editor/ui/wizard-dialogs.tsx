import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type ChoiceProps = { open: boolean; onCancel: () => void }

type ConflictDialogProps = ChoiceProps & { onOverwrite: () => void; onLoadNewer: () => void }

/** Two windows, one book: neither version is thrown away without a choice. */
export function ConflictDialog({ onOverwrite, onLoadNewer, ...choice }: ConflictDialogProps) {
  const t = useTranslations('bookEditor.conflict')
  return (
    <ChoiceDialog {...choice} title={t('title')} text={t('text')}>
      <Button variant="secondary" onClick={onLoadNewer}>
        {t('load')}
      </Button>
      <p className="-mt-1 mb-1 text-small text-muted">{t('loadHint')}</p>
      <Button variant="danger" onClick={onOverwrite}>
        {t('overwrite')}
      </Button>
    </ChoiceDialog>
  )
}

type UnpublishDialogProps = ChoiceProps & { onKeepPublished: () => void; onMakeDraft: () => void }

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

type ChoiceDialogProps = ChoiceProps & { title: string; text: string; children: ReactNode }

/** A question with more than one way on: the ways below each other, and Cancel last. */
function ChoiceDialog({ open, onCancel, title, text, children }: ChoiceDialogProps) {
  const t = useTranslations('bookEditor.actions')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={title}
      description={text}
      closeLabel={t('closeDialog')}
      size="s"
    >
      <div className="grid gap-3">
        {children}
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
