const storageKey = 'benvenuto.discount'

/** Keeps the code that a visitor has entered until she has an account. Without storage she has to enter it again. */
export function keepDiscount(code: string): void {
  try {
    localStorage.setItem(storageKey, code)
  } catch {
    // Storage is blocked.
  }
}

/** The code that a visitor has entered in this browser. */
export function findKeptDiscount(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** The code was used, refused or removed. */
export function forgetDiscount(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
