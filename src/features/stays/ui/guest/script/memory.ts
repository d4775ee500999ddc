// As in the script of the guest page: a file that both scripts import would become a file that phones load as well.

/** What this browser stores under a key; null where storage is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or deletes it when it is empty. Does nothing where storage is forbidden. */
export function keep(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage is forbidden.
  }
}
