// Same as in the script of the guest page: a module that both scripts import would become one more file that phones
// load.

/** The stored value of a key; null if storage is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or deletes it when it is empty. Does nothing if storage is forbidden. */
export function keep(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage is forbidden.
  }
}
