const storageKey = 'benvenuto.return-to'

/** Notes where this tab stands, so that signing in again leads back to it. */
export function rememberReturnPath(): void {
  sessionStorage.setItem(storageKey, `${window.location.pathname}${window.location.search}`)
}

/** Where signing in leads back to, once; only to pages of ours. */
export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined
}
