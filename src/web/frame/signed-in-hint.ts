const storageKey = 'benvenuto.signed-in'

/** Stores whether this browser has a session, for documents, which do not load the account. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(storageKey, '1')
  else localStorage.removeItem(storageKey)
}

/** Whether a request for the account is useful; the session may still have ended. */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(storageKey) === '1'
}
