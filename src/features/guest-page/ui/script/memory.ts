/** Storage key of the language that a guest chose. */
export const languageMemoryKey = 'benvenuto-language'

/** Storage key of large text: any value. */
export const largeTextKey = 'benvenuto-large-text'

/** The class of the document's root while large text is on. */
export const largeTextClass = 'g-large'

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
