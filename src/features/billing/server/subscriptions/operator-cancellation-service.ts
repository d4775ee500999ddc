import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'
import { providerName } from '../provider.ts'
import { liveOf } from './subscription.ts'
import { operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'

/** `endWithPeriod`: it does not renew; `endNow`: it ends immediately, without a refund. */
export type OperatorCancellation = 'endWithPeriod' | 'endNow'

/**
 * `cancelledBefore`: by an operator, perhaps in a call whose response was lost. `nothingToCancel`: there is no
 * subscription, or the host has cancelled it.
 */
export type CancellationOutcome = 'cancelled' | 'cancelledBefore' | 'nothingToCancel'

/**
 * Cancels an account's subscription on behalf of an operator and mails the host. An overdue subscription ends
 * immediately in both cases, because its period is not paid.
 * @param onLostAnswer called before this throws, if the provider was called and the result is unknown
 * @throws PAYMENTS_UNAVAILABLE, BILLING_BUSY, NOT_AUTHENTICATED when the account was deleted
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
    // Stripe's keys were removed: it may continue to charge, and we could not end it. The test mode charges nobody.
    if (stored.provider === 'stripe') throw billingError('PAYMENTS_UNAVAILABLE')
    return 'nothingToCancel'
  }
  let wasAsked = false
  try {
    const { result } = await operate(context, account, async ({ reading }): Promise<CancellationOutcome> => {
      const { subscription, changes } = reading
      if (!subscription || !changes) return 'nothingToCancel'
      // An unconfirmed subscription could still be confirmed in an open tab.
      const hasPeriod = liveOf(subscription) && subscription.state !== 'pastDue'
      const endsAtOnce = kind === 'endNow' || !hasPeriod
      if (subscription.state === 'ended' || (!endsAtOnce && subscription.cancelsAt !== null)) {
        return subscription.isStoppedByOperator ? 'cancelledBefore' : 'nothingToCancel'
      }
      wasAsked = true
      if (endsAtOnce) await changes.endNow('operator')
      else await changes.cancelAtPeriodEnd('operator')
      return 'cancelled'
    })
    return result
  } catch (error) {
    if (wasAsked) await onLostAnswer()
    throw error
  }
}
