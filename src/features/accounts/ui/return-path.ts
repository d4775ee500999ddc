const storageKey = 'benvenuto.return-to'

/** Stores the current path in this tab, so that signing in again returns to it. */
export function rememberReturnPath(): void {
  sessionStorage.setItem(storageKey, `${window.location.pathname}${window.location.search}`)
}

/** Returns and clears the address to open after signing in. */
export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return toOwnAddress(path, window.location.origin)
}

/** The state of a link to /login that leads back. Belongs to that visit: /login opened by itself does not know it. */
export function returnTo(path: string): { returnTo: string } {
  return { returnTo: path }
}

/** Reads the address to open after signing in from the state of a visit to /login. */
export function readReturn(state: unknown): string | undefined {
  const path = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  return toOwnAddress(path, window.location.origin)
}

/**
 * The whole address of a path on our own origin; undefined for everything else. Whole, because a browser reads the path
 * of `/.//example.com` alone as another host.
 */
export function toOwnAddress(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const address = new URL(path, origin)
  return address.origin === origin ? address.href : undefined
}
