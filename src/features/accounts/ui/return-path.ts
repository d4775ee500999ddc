const storageKey = 'benvenuto.return-to'

/** Stores the current path in this tab, so that signing in again returns to it. */
export function rememberReturnPath(): void {
  sessionStorage.setItem(storageKey, `${window.location.pathname}${window.location.search}`)
}

/** Returns and clears the path to open after signing in. Only paths on this origin are accepted. */
export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined
}
