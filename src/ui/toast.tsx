import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { DismissableLayer } from 'radix-ui/internal'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { dismissToast, findCurrentToast, subscribeToToasts, type ToastEntry } from './toast-store.ts'
import { useSwipeAway } from './use-swipe-away.ts'

export { showToast, type ToastInput } from './toast-store.ts'

/** How long a toast stays, in milliseconds. */
const duration = 5000

const findNothing = () => undefined

/**
 * The place where toasts appear; render it once, near the root. One is visible at a time, for 5 s (anew once the
 * pointer, the focus or another window has let go of it). F8 moves the focus there. A bar pinned to the lower edge
 * marks itself with `data-bottom-bar` so that toasts stay above it.
 *
 * Not Radix's toast: that is a layer on top of every dialog and menu, and takes the Escape that is meant for them.
 */
export function Toaster({ dismissLabel, regionLabel }: { dismissLabel: string; regionLabel: string }) {
  const toast = useSyncExternalStore(subscribeToToasts, findCurrentToast, findNothing)
  return (
    // A press on a toast is none beside the dialog under it, which would close that.
    <DismissableLayer.Branch asChild>
      <section
        aria-label={`${regionLabel} (F8)`}
        className="fixed inset-x-4 top-4 z-100 md:top-auto md:right-6 md:bottom-[calc(var(--toast-inset,0px)+1.5rem)] md:left-auto md:w-[420px]"
      >
        <div aria-live="assertive">
          {toast && <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />}
        </div>
      </section>
    </DismissableLayer.Branch>
  )
}

function ToastCard({ toast, dismissLabel }: { toast: ToastEntry; dismissLabel: string }) {
  const isError = toast.tone === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  const { card, close, isFocused, focusHandlers } = useVisit(() => dismissToast(toast.id))
  const [isPointed, setIsPointed] = useState(false)
  const { distance, swipe } = useSwipeAway(close)
  useLifetime(toast.id, isFocused || isPointed)
  return (
    <div
      ref={card}
      tabIndex={-1}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      {...focusHandlers}
      {...swipe}
      style={{ transform: distance > 0 ? `translateX(${distance}px)` : undefined }}
      className={classNames(
        // An open dialog takes pointer events away from everything outside of it.
        'on-dark pointer-events-auto flex w-full touch-pan-y animate-fade-in items-start gap-3 rounded-m border border-transparent py-3.5 pr-1.5 pl-4 shadow-float select-none',
        isError ? 'bg-crimson-deep' : 'bg-ink',
      )}
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-0.5', isError ? 'text-[#FFC9C2]' : 'text-sun')} />
      <div className="min-w-0 flex-1 wrap-break-word">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && (
          <p className={classNames('text-small', isError ? 'text-danger-bg' : 'text-muted')}>{toast.description}</p>
        )}
      </div>
      <IconButton label={dismissLabel} className="-my-2.5" onClick={close}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Lets the focus in by F8, and back to where it came from once Escape or the button has closed the toast. */
function useVisit(dismiss: () => void) {
  const card = useRef<HTMLDivElement>(null)
  const origin = useRef<Element>(null)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.code === 'F8') card.current?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])

  const isInside = (element: Element | null) => card.current?.contains(element) ?? false
  const close = () => {
    if (isInside(document.activeElement) && origin.current instanceof HTMLElement) origin.current.focus()
    dismiss()
  }
  const focusHandlers = {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) origin.current = relatedTarget
      setIsFocused(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setIsFocused(isInside(relatedTarget)),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
  }
  return { card, close, isFocused, focusHandlers }
}

/** Takes a toast away when its time is over, which does not pass while it is held or another window is looked at. */
function useLifetime(id: number, isHeld: boolean): void {
  const isHere = useSyncExternalStore(subscribeToWindow, () => document.hasFocus())
  useEffect(() => {
    if (isHeld || !isHere) return undefined
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, isHeld, isHere])
}

function subscribeToWindow(listener: () => void): () => void {
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
  }
}
