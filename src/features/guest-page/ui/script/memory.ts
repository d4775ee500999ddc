/** Where the browser keeps the language that a guest chose. */
export const languageMemoryKey = 'benvenuto-language'

/** Where the browser keeps that a guest reads in large type: any value. */
export const largeTextKey = 'benvenuto-large-text'

/** The class of the document's root while it is set in large type. */
export const largeTextClass = 'g-large'

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
