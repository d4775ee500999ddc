import { parseJsonObject } from '#platform/text/parse-json.ts'

export type PendingToast = { title: string; description?: string; tone?: 'default' | 'error' }

const storageKey = 'benvenuto.toast'

/** Stores a toast for the next page. The next page's Toaster shows it. */
export function keepToastForNextPage(toast: PendingToast): void {
  sessionStorage.setItem(storageKey, JSON.stringify(toast))
}

/** Returns and removes the toast stored by the previous page. */
export function takePendingToast(): PendingToast | undefined {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  const { title, description, tone } = parseJsonObject(kept ?? '') ?? {}
  if (typeof title !== 'string') return undefined
  return {
    title,
    ...(typeof description === 'string' && { description }),
    ...((tone === 'default' || tone === 'error') && { tone }),
  }
}
