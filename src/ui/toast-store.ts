export interface ToastInput {
  title: string
  description?: string | undefined
  /** `default`: something was done; `info`: something is still to come. */
  tone?: 'default' | 'info' | 'error' | undefined
  /** What can be done about it; the toast then closes. It must be possible elsewhere too: toasts disappear by themselves. */
  action?: { label: string; onPress: () => void } | undefined
}

export interface ToastEntry extends ToastInput {
  id: number
}

let current: ToastEntry | undefined
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: ToastEntry | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast and replaces the visible one. Needs one `Toaster` on the page. */
export function showToast(input: ToastInput): void {
  lastId += 1
  publish({ ...input, id: lastId })
}

/** Hides the toast, unless another toast has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) publish(undefined)
}

/** Calls the listener on every change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The current toast. */
export function findCurrentToast(): ToastEntry | undefined {
  return current
}
