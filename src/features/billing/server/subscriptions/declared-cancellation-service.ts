import type { Account } from '#features/accounts/index.ts'
import { hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'
import { providerName } from '../provider.ts'
import { liveOf } from './subscription.ts'
import { operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'

export type DeclaredCancellation = {
  /** Milliseconds UTC; null: as early as possible. */
  wishedEnd: number | null
  /** The host was signed in. */
  isProven: boolean
  /** A recent declaration has cancelled the renewal. If it renews again, the host has resumed it. */
  wasCancelled: boolean
  isWithdrawal: boolean
}

/**
 * `stopped`: it does not renew, because of this declaration or before. `nothing`: there is no subscription that renews.
 * `byHand`: an operator decides. `later`: to be tried again at a time (ms UTC).
 */
export type DeclaredOutcome = { kind: 'stopped' | 'nothing' | 'byHand' } | { kind: 'later'; at: number }

/** The largest offset of a time zone ahead of UTC (UTC+14, Kiribati), in milliseconds. */
const zoneTolerance = 14 * hour

/**
 * Whether a paid period (end in ms UTC) ends before the requested day (its start in UTC). The app shows hosts the end
 * in their own time zone, where the day may be one later than in UTC.
 */
export function endsBeforeWished(periodEndsAt: number, wishedEnd: number): boolean {
  return periodEndsAt + zoneTolerance < wishedEnd
}

/**
 * Cancels the renewal as a host has declared without signing in. The subscription ends with the first paid period that
 * does not end before the requested day. An overdue subscription would end immediately, which cannot be undone: that
 * needs a host who was signed in. So does a subscription that the host has resumed after a declaration.
 * @throws PAYMENTS_UNAVAILABLE, BILLING_BUSY, NOT_AUTHENTICATED when the account was deleted
 */
export async function cancelByDeclaration(
  context: Context,
  account: Account,
  { wishedEnd, isProven, wasCancelled, isWithdrawal }: DeclaredCancellation,
): Promise<DeclaredOutcome> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const known = stored?.snapshot.subscription ?? null
  if (!stored || !known || !liveOf(known)) return { kind: 'nothing' }
  if (stored.provider !== providerName(context)) {
    // Stripe's keys were removed: it may continue to charge. The test mode charges nobody.
    if (stored.provider === 'stripe') throw billingError('PAYMENTS_UNAVAILABLE')
    return { kind: 'nothing' }
  }
  const isEarly = (periodEndsAt: number) => wishedEnd !== null && endsBeforeWished(periodEndsAt, wishedEnd)
  // The next period has to begin first. Its end is known an hour later at the latest.
  const waitFor = (periodEndsAt: number): DeclaredOutcome => ({
    kind: 'later',
    at: Math.max(periodEndsAt, context.clock.now()) + hour,
  })
  const needsOperator = wasCancelled && !isProven
  const waits = !needsOperator && known.state !== 'pastDue' && known.cancelsAt === null
  if (waits && isEarly(known.periodEndsAt)) return waitFor(known.periodEndsAt)
  const { result } = await operate(context, account, async ({ reading }): Promise<DeclaredOutcome> => {
    const { subscription, changes } = reading
    if (!subscription || !changes || !liveOf(subscription)) return { kind: 'nothing' }
    if (subscription.state === 'pastDue') {
      if (!isProven) return { kind: 'byHand' }
      await changes.endNow('host')
      return { kind: 'stopped' }
    }
    if (subscription.cancelsAt !== null) return { kind: 'stopped' }
    if (needsOperator) return { kind: 'byHand' }
    if (isEarly(subscription.periodEndsAt)) return waitFor(subscription.periodEndsAt)
    await changes.cancelAtPeriodEnd(isWithdrawal ? 'withdrawal' : 'host')
    return { kind: 'stopped' }
  })
  return result
}
