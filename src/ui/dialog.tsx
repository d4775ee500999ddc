import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, use, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { dialogPanelClasses, dialogScrimClasses } from './dialog-surface.ts'
import { focusFirstField } from './first-field.ts'
import { useReturnFocus } from './return-focus.ts'
import { UnsavedInputNotice, useUnsavedInput } from './unsaved-input.ts'

export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const widths = { s: 'md:max-w-[480px]', m: 'md:max-w-[600px]', l: 'md:max-w-[720px]' }

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** 480, 600 or 720 px wide from 768 px; a sheet at the lower edge on narrower screens. */
  size?: 's' | 'm' | 'l' | undefined
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean | undefined
  /** Stays visible below the content while that scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog: traps the focus, returns it on close, and scrolls tall content inside. It opens with the focus in its
 * first field; without one, on the button that closes it. Once something was entered, a press outside does not close it.
 */
export function Dialog({ open, onOpenChange, ...panel }: DialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <DialogPanel {...panel} returnFocus={returnFocus} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function DialogPanel({
  title,
  description,
  closeLabel,
  size = 'm',
  hideTitle = false,
  foot,
  children,
  returnFocus,
}: Omit<DialogProps, 'open' | 'onOpenChange'> & { returnFocus: (event: Event) => void }) {
  const content = useRef<HTMLDivElement>(null)
  const input = useUnsavedInput()
  const notice = use(UnsavedInputNotice)
  return (
    <RadixDialog.Overlay className={dialogScrimClasses}>
      <RadixDialog.Content
        ref={content}
        onInput={input.note}
        onInteractOutside={(event) => {
          if (!input.isTouched()) return
          event.preventDefault()
          nudge(content.current)
        }}
        className={classNames(dialogPanelClasses, widths[size])}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={returnFocus}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <header className="flex items-start justify-between gap-4 pt-5 pr-2.5 pl-5 md:pt-6 md:pr-4 md:pl-8">
          <div className={hideTitle ? 'sr-only' : 'min-w-0 pt-1'}>
            <RadixDialog.Title className="text-h2">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-1.5 text-muted">{description}</RadixDialog.Description>
            )}
          </div>
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} className="ml-auto">
              <X size={22} aria-hidden="true" />
            </IconButton>
          </RadixDialog.Close>
        </header>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-8 md:pb-8">
          {notice && <div className="mb-5">{notice}</div>}
          {children}
        </div>
        {foot && (
          <div className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8">
            {foot}
          </div>
        )}
      </RadixDialog.Content>
    </RadixDialog.Overlay>
  )
}

/** Shows that the panel has noticed a press outside and stays. */
function nudge(panel: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  panel?.animate({ transform: ['none', 'scale(1.015)', 'none'] }, { duration: 180, easing: 'ease-out' })
}
