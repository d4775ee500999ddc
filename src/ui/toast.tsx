import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { dismissToast, findCurrentToast, subscribeToToasts, type ToastEntry } from './toast-store.ts'

export { showToast, type ToastInput } from './toast-store.ts'

const icons = { default: CircleCheck, info: Info, error: CircleAlert }

const findNothing = () => undefined

/**
 * Displays the toasts. Render it once, near the root. One toast is visible at a time, for 5 s (longer while hovered or
 * focused). F8 moves the focus to it. A bar at the lower edge needs `data-bottom-bar`, so that toasts stay above it.
 */
export function Toaster({ dismissLabel, regionLabel }: { dismissLabel: string; regionLabel: string }) {
  const toast = useSyncExternalStore(subscribeToToasts, findCurrentToast, findNothing)
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={regionLabel}>
      {toast && <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />}
      <Toast.Viewport
        hotkey={['F8']}
        label={`${regionLabel} ({hotkey})`}
        className="fixed inset-x-4 top-4 z-100 list-none md:top-auto md:right-6 md:bottom-[calc(var(--toast-inset,0px)+1.5rem)] md:left-auto md:w-[420px]"
      />
    </Toast.Provider>
  )
}

function ToastCard({ toast, dismissLabel }: { toast: ToastEntry; dismissLabel: string }) {
  const isError = toast.tone === 'error'
  const Icon = icons[toast.tone ?? 'default']
  return (
    <Toast.Root
      type="foreground"
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id)
      }}
      className={classNames(
        // An open dialog disables pointer events for elements outside of it.
        'on-dark pointer-events-auto flex w-full animate-fade-in items-start gap-3 rounded-m border border-transparent py-3.5 pr-1.5 pl-4 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        isError ? 'bg-crimson-deep' : 'bg-ink',
      )}
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-0.5', isError ? 'text-[#FFC9C2]' : 'text-sun')} />
      <div className="min-w-0 flex-1 wrap-break-word">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className={classNames('text-small', isError ? 'text-danger-bg' : 'text-muted')}>
            {toast.description}
          </Toast.Description>
        )}
        {toast.action && (
          <Toast.Action asChild altText={toast.action.label}>
            <button
              type="button"
              onClick={toast.action.onPress}
              className="-ml-2 mt-1 min-h-11 rounded-s px-2 font-semibold underline underline-offset-4"
            >
              {toast.action.label}
            </button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton label={dismissLabel} className="-my-2.5">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  )
}
