import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from './billing-errors.ts'
import { providerName } from './provider.ts'
import { liveOf } from './subscription.ts'
import { operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'

/** `endWithPeriod`: it renews no more; `endNow`: it is over at once, and nothing is given back. */
export type SubscriptionStop = 'endWithPeriod' | 'endNow'

/**
 * Has an account charged no more, as an operator decides. What is overdue ends at once either way: nothing of it is
 * paid for.
 * @returns whether it was this that stopped it, or a call before it whose answer was lost
 * @throws PAYMENTS_UNAVAILABLE, BILLING_BUSY
 */
export async function stopSubscription(context: Context, account: Account, stop: SubscriptionStop): Promise<boolean> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  if (!stored) return false
  if (stored.provider !== providerName(context)) {
    // Stripe's keys were taken away: it may charge on, and we could not stop it. The test mode charges nobody.
    if (stored.provider === 'stripe') throw billingError('PAYMENTS_UNAVAILABLE')
    return false
  }
  const isKnownToEnd = stored.snapshot.subscription?.cancelsAt != null
  let isStopped = false
  await operate(context, account, async ({ provider, customerId, state: { subscription } }) => {
    if (!subscription || subscription.state === 'ended') return
    // What was only begun could still be confirmed in an open browser.
    const hasPeriod = liveOf(subscription) && subscription.state !== 'pastDue'
    const endsAtOnce = stop === 'endNow' || !hasPeriod
    isStopped = endsAtOnce || subscription.cancelsAt === null || !isKnownToEnd
    if (endsAtOnce) await provider.endNow(customerId)
    else if (subscription.cancelsAt === null) await provider.cancelAtPeriodEnd(customerId)
  })
  return isStopped
}
