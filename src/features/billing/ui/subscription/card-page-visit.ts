import { useEffect } from 'react'
import { useChangeSubscription } from '../subscription-api.ts'

const storageKey = 'benvenuto.card-page'

/** Records that the host leaves for the provider's page, so that the changes are read when she returns. */
export function rememberCardPage(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // Storage is blocked: the provider's webhook informs the server a little later.
  }
}

/** Whether the host returns from the provider's page; true once. */
function takeCardPageVisit(): boolean {
  try {
    const isVisited = sessionStorage.getItem(storageKey) !== null
    sessionStorage.removeItem(storageKey)
    return isVisited
  } catch {
    return false
  }
}

/** Reads what the host has changed on the provider's page before she returned. */
export function useReturnFromCardPage(): void {
  const { mutate } = useChangeSubscription()
  useEffect(() => {
    if (takeCardPageVisit()) mutate({ act: 'refresh' })
  }, [mutate])
}
