import { useEffect } from 'react'
import { useChangeSubscription } from '../subscription-calls.ts'

const storageKey = 'benvenuto.card-page'

/** Notes that the host leaves for the provider's page, so that what she did there is read when she is back. */
export function rememberCardPage(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // Storage is blocked: the provider tells the server a little later.
  }
}

/** Whether the host comes from the provider's page; once. */
function takeCardPageVisit(): boolean {
  try {
    const isVisited = sessionStorage.getItem(storageKey) !== null
    sessionStorage.removeItem(storageKey)
    return isVisited
  } catch {
    return false
  }
}

/** Reads what the host has changed on the provider's page that she comes from. */
export function useReturnFromCardPage(): void {
  const { mutate } = useChangeSubscription()
  useEffect(() => {
    if (takeCardPageVisit()) mutate({ act: 'refresh' })
  }, [mutate])
}
