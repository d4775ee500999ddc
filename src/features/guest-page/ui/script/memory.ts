/** What this browser keeps under a name, if it keeps anything at all: storage can be forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or with an empty one forgets; without storage it lasts as long as the page. */
export function keep(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Nothing to be done.
  }
}
