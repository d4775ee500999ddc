import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'
import { providerName } from '../provider.ts'
import { liveOf } from './subscription.ts'
import { operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'

/** `endWithPeriod`: it renews no more; `endNow`: it is over at once, and nothing is given back. */
export type OperatorCancellation = 'endWithPeriod' | 'endNow'

/**
 * `cancelledBefore`: by an operator, perhaps in a call whose answer was lost. `nothingToCancel`: there is no subscription,
 * or the host has cancelled it.
 */
export type CancellationOutcome = 'cancelled' | 'cancelledBefore' | 'nothingToCancel'

/**
 * Has an account charged no more, as an operator decides, of which the host is told by mail. What is overdue ends at
 * once either way: nothing of it is paid for.
 * @param onLostAnswer is told when the provider was asked and it is not known what came of it, before this throws
 * @throws PAYMENTS_UNAVAILABLE, BILLING_BUSY, NOT_AUTHENTICATED when the account has gone
 */
export async function cancelByOperator(
  context: Context,
  account: Account,
  kind: OperatorCancellation,
  onLostAnswer: () => Promise<void>,
): Promise<CancellationOutcome> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  if (!stored) return 'nothingToCancel'
  if (stored.provider !== providerName(context)) {
    // Stripe's keys were taken away: it may charge on, and we could not end it. The test mode charges nobody.
    if (stored.provider === 'stripe') throw billingError('PAYMENTS_UNAVAILABLE')
    return 'nothingToCancel'
  }
  let outcome = 'nothingToCancel' as CancellationOutcome
  try {
    await operate(context, account, async ({ reading: { subscription, changes } }) => {
      if (!subscription || !changes) return
      // What was only begun could still be confirmed in an open browser.
      const hasPeriod = liveOf(subscription) && subscription.state !== 'pastDue'
      const endsAtOnce = kind === 'endNow' || !hasPeriod
      if (subscription.state === 'ended' || (!endsAtOnce && subscription.cancelsAt !== null)) {
        outcome = subscription.isStoppedByOperator ? 'cancelledBefore' : 'nothingToCancel'
        return
      }
      outcome = 'cancelled'
      if (endsAtOnce) await changes.endNow('operator')
      else await changes.cancelAtPeriodEnd('operator')
    })
  } catch (error) {
    if (outcome === 'cancelled') await onLostAnswer()
    throw error
  }
  return outcome
}
