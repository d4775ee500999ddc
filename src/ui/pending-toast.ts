export type PendingToast = { title: string; description?: string; tone?: 'default' | 'error' }

const storageKey = 'benvenuto.toast'

/** Keeps a toast for the page that the browser is about to load; the next Toaster shows it. */
export function keepToastForNextPage(toast: PendingToast): void {
  sessionStorage.setItem(storageKey, JSON.stringify(toast))
}

/** The toast that the page before this one left, once. */
export function takePendingToast(): PendingToast | undefined {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return kept === null ? undefined : (JSON.parse(kept) as PendingToast)
}
