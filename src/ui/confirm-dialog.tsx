import { CircleAlert } from 'lucide-react'
import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Notice } from './banner.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { dialogPanelClasses, dialogScrimClasses } from './dialog-surface.ts'
import { useReturnFocus } from './return-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  busy?: boolean | undefined
  busyLabel?: string | undefined
  /** Does not close the dialog: set `busy`, and set `open` to false when the work is done. */
  onConfirm: () => void
  tone?: 'danger' | 'default' | undefined
  /** Why the last attempt failed. While the dialog is open, screen readers do not see toasts. */
  problem?: string | undefined
  /** Content between the description and the buttons. */
  children?: ReactNode
}

/** A confirmation before an action that cannot be undone. The safe button is first and has the focus. */
export function ConfirmDialog({ open, onOpenChange, ...panel }: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!panel.busy) onOpenChange(next)
      }}
    >
      <AlertDialog.Portal>
        <ConfirmPanel {...panel} returnFocus={returnFocus} />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function ConfirmPanel({
  title,
  description,
  confirmLabel,
  cancelLabel,
  busy = false,
  busyLabel,
  onConfirm,
  tone = 'danger',
  problem,
  children,
  returnFocus,
}: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> & { returnFocus: (event: Event) => void }) {
  return (
    <AlertDialog.Overlay className={dialogScrimClasses}>
      <AlertDialog.Content
        className={classNames(dialogPanelClasses, 'md:max-w-[480px]')}
        onCloseAutoFocus={returnFocus}
      >
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-8 md:pt-7 md:pb-8">
          <AlertDialog.Title className="text-h2">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">{description}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          {problem && (
            <Notice role="alert" tone="danger" className="mt-4" icon={<CircleAlert size={20} aria-hidden="true" />}>
              {problem}
            </Notice>
          )}
          <div className="mt-6 flex flex-col gap-3 md:flex-row md:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger-solid' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Overlay>
  )
}
