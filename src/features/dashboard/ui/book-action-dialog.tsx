import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { showToast, type ToastInput } from '#ui/toast.tsx'
import { useFailureText } from './failure-text.ts'

type BookActionDialogProps = {
  title: string
  description: string
  /** Below the description. */
  children?: ReactNode
  labels: { confirm: string; cancel: string; busy: string }
  /** Changes the book. @throws ApiError */
  act: () => Promise<unknown>
  isBusy: boolean
  done: ToastInput
  /** What a failed action says. @param reason see `useFailureText` */
  describeFailure?: (reason: string) => string
  /** Called after the action was done; must close the dialog. */
  onDone: () => void
  onClose: () => void
}

/** Asks for the confirmation of what is done to a book, does it, and reports the result. */
export function BookActionDialog(props: BookActionDialogProps) {
  const { title, description, children, labels, act, isBusy, done, describeFailure, onDone, onClose } = props
  const failure = useTranslations('dashboard.failure')
  const failureText = useFailureText()

  async function confirm() {
    try {
      await act()
    } catch (error) {
      const reason = failureText(error)
      showToast({ title: failure('error'), description: describeFailure?.(reason) ?? reason, tone: 'error' })
      onClose()
      return
    }
    showToast(done)
    onDone()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      busy={isBusy}
      busyLabel={labels.busy}
      onConfirm={() => void confirm()}
    >
      {children}
    </ConfirmDialog>
  )
}
