export interface ToastInput {
  title: string
  description?: string | undefined
  tone?: 'default' | 'error' | undefined
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

/** Shows a message, from anywhere; it replaces the one that is visible. Needs one `Toaster` on the page. */
export function showToast(input: ToastInput): void {
  lastId += 1
  publish({ ...input, id: lastId })
}

/** Takes the toast away, unless another one has replaced it meanwhile. */
export function dismissToast(id: number): void {
  if (current?.id === id) publish(undefined)
}

/** Calls back on every change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The toast to be shown now. */
export function findCurrentToast(): ToastEntry | undefined {
  return current
}
