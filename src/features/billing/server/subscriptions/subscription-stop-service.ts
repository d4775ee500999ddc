import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'
import { providerName } from '../provider.ts'
import { liveOf } from './subscription.ts'
import { operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'

/** `endWithPeriod`: it renews no more; `endNow`: it is over at once, and nothing is given back. */
export type SubscriptionStop = 'endWithPeriod' | 'endNow'

/** `stoppedBefore`: by an operator, perhaps in a call whose answer was lost. `nothingToStop`: nothing, or by the host. */
export type StopOutcome = 'stopped' | 'stoppedBefore' | 'nothingToStop'

/**
 * Has an account charged no more, as an operator decides, of which the host is told by mail. What is overdue ends at
 * once either way: nothing of it is paid for.
 * @param onLostAnswer is told when the provider was asked and it is not known what came of it, before this throws
 * @throws PAYMENTS_UNAVAILABLE, BILLING_BUSY, NOT_AUTHENTICATED when the account has gone
 */
export async function stopSubscription(
  context: Context,
  account: Account,
  stop: SubscriptionStop,
  onLostAnswer: () => Promise<void>,
): Promise<StopOutcome> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  if (!stored) return 'nothingToStop'
  if (stored.provider !== providerName(context)) {
    // Stripe's keys were taken away: it may charge on, and we could not stop it. The test mode charges nobody.
    if (stored.provider === 'stripe') throw billingError('PAYMENTS_UNAVAILABLE')
    return 'nothingToStop'
  }
  let outcome = 'nothingToStop' as StopOutcome
  try {
    await operate(context, account, async ({ reading: { subscription, changes } }) => {
      if (!subscription || !changes) return
      // What was only begun could still be confirmed in an open browser.
      const hasPeriod = liveOf(subscription) && subscription.state !== 'pastDue'
      const endsAtOnce = stop === 'endNow' || !hasPeriod
      if (subscription.state === 'ended' || (!endsAtOnce && subscription.cancelsAt !== null)) {
        outcome = subscription.isStoppedByOperator ? 'stoppedBefore' : 'nothingToStop'
        return
      }
      outcome = 'stopped'
      if (endsAtOnce) await changes.endNow('operator')
      else await changes.cancelAtPeriodEnd('operator')
    })
  } catch (error) {
    if (outcome === 'stopped') await onLostAnswer()
    throw error
  }
  return outcome
}
