import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type ChoiceDialogProps = { open: boolean; onCancel: () => void; title: string; text: string; children: ReactNode }

/** A question with more than one answer: the answers one per row, and Cancel last. */
export function ChoiceDialog({ open, onCancel, title, text, children }: ChoiceDialogProps) {
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
