import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { textLimits } from '#limits.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'

type ReasonDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  busy: boolean
  onConfirm: (reason: string) => void
}

/** Confirms that books go offline, and asks for the reason that their host will read. */
export function ReasonDialog({ title, text, onConfirm, onOpenChange, ...state }: ReasonDialogProps) {
  const t = useTranslations('admin.offline')
  const reason = useReason()
  return (
    <ConfirmDialog
      {...state}
      onOpenChange={(open) => {
        reason.reset()
        onOpenChange(open)
      }}
      title={title}
      description={text}
      confirmLabel={t('take')}
      cancelLabel={t('cancel')}
      onConfirm={() => reason.submit(onConfirm)}
    >
      <ReasonField reason={reason} />
    </ConfirmDialog>
  )
}

/** State of the reason field; an empty reason is not accepted. */
export function useReason() {
  const [value, setValue] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  return {
    value,
    isMissing,
    change(next: string) {
      setValue(next)
      setIsMissing(false)
    },
    reset() {
      setValue('')
      setIsMissing(false)
    },
    submit(apply: (reason: string) => void) {
      if (value.trim() === '') setIsMissing(true)
      else apply(value)
    },
  }
}

export function ReasonField({ reason }: { reason: ReturnType<typeof useReason> }) {
  const t = useTranslations('admin')
  return (
    <TextArea
      label={t('offline.reason')}
      hint={t('offline.reasonHint')}
      error={reason.isMissing ? t('errors.REASON_REQUIRED') : undefined}
      value={reason.value}
      onChange={(event) => reason.change(event.target.value)}
      maxLength={textLimits.note}
      rows={4}
      required
    />
  )
}
