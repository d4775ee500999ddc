const storageKey = 'benvenuto.signed-in'

/** Notes for our documents, which load no account by themselves, that this browser has a session. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(storageKey, '1')
  else localStorage.removeItem(storageKey)
}

/** Whether asking for the account is worth a request; the answer may still be that the session is over. */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(storageKey) === '1'
}
