import { useEffect } from 'react'
import { track } from '#features/tracking/ui/index.ts'
import type { SubscriptionView } from '../../shared/billing-contract.ts'

const storageKey = 'benvenuto.purchase'

/**
 * Records in this browser that an account has ordered and not yet paid. A trial is paid at its end, when no page is
 * open, so the purchase is reported on the next visit.
 */
export function awaitPurchase(accountId: string): void {
  try {
    localStorage.setItem(storageKey, accountId)
  } catch {
    // Storage is blocked: the purchase is not reported.
  }
}

/** Reports the purchase once, when the first charge of the account was paid. */
export function usePurchaseTracking(accountId: string | undefined, subscription: SubscriptionView | undefined): void {
  const firstPaid = subscription?.firstPaid
  useEffect(() => {
    if (!firstPaid || accountId === undefined || !takeAwaited(accountId)) return
    const { plan, cents, currency } = firstPaid
    track({ name: 'purchase', plan, value: cents / 100, currency })
  }, [accountId, firstPaid])
}

function takeAwaited(accountId: string): boolean {
  try {
    if (localStorage.getItem(storageKey) !== accountId) return false
    localStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}
