import { day } from '#platform/clock.ts'
import type { Account, Plan, StoredPlanStatus } from './account.ts'

/** The two plans and what they allow (SPEC sections 3 and 9). Prices in cents per month. */
export const plans = {
  basic: { priceCents: 995, bookLimit: 5 },
  pro: { priceCents: 2_495, bookLimit: Number.POSITIVE_INFINITY },
} as const satisfies Record<Plan, { priceCents: number; bookLimit: number }>

/** The trial of any plan, once per account. */
export const trialLength = 14 * day

/** Access is kept for so long after a charge has failed, while the provider tries again (Stripe does for two weeks). */
export const paymentGrace = 14 * day

/**
 * A subscription that begins with the end of a trial or of free access is charged at that moment, and we hear of it
 * later: by a webhook within the hour, by the sweep within the day. Access does not pause in between.
 */
export const settlingTime = 3 * day

/** From this many books on, Basic warns that room is running out. */
export const bookWarningFrom = 4

/** What of an account decides about its access. */
export type Subscription = Pick<Account, 'plan' | 'planStatus' | 'trialEndsAt' | 'accessUntil' | 'renewal'>

/** The states of an account's access; `access-events.ts` says what leads from one to another. */
export type AccessState = 'none' | 'trial' | 'active' | 'pastDue' | 'cancelled' | 'expired'

/** What an account may do at a moment. */
export type Access = {
  state: AccessState
  /** The state in the four words of SPEC section 3: who is past due or has cancelled is still active. */
  status: StoredPlanStatus
  canCreateBooks: boolean
  bookLimit: number
  /** Whole days, rounded up, floor 0; null outside a trial. */
  trialDaysLeft: number | null
}

/** A trial, and access without a renewal, end by the clock alone, whether or not anything has written so. */
export function accessOf(subscription: Subscription, now: number): Access {
  const status = statusAt(subscription, now)
  const { plan, trialEndsAt } = subscription
  return {
    state: stateOf(status, subscription),
    status,
    canCreateBooks: status === 'trial' || status === 'active',
    bookLimit: plans[plan ?? 'basic'].bookLimit,
    trialDaysLeft: status === 'trial' && trialEndsAt !== null ? Math.ceil((trialEndsAt - now) / day) : null,
  }
}

/** Whether the account has what only Pro gives; a trial of Pro counts. */
export function hasPro(subscription: Subscription, now: number): boolean {
  return subscription.plan === 'pro' && accessOf(subscription, now).canCreateBooks
}

/** When access ends by the clock alone (ms UTC); null when it goes on until something is written, or has ended. */
export function accessEndsAt(subscription: Subscription, now: number): number | null {
  return accessOf(subscription, now).canCreateBooks ? endOf(subscription) : null
}

function stateOf(status: StoredPlanStatus, { renewal }: Subscription): AccessState {
  return status === 'active' && (renewal === 'pastDue' || renewal === 'cancelled') ? renewal : status
}

function statusAt(subscription: Subscription, now: number): StoredPlanStatus {
  const { planStatus, trialEndsAt } = subscription
  if (planStatus === 'none' || planStatus === 'expired') return planStatus
  if (planStatus === 'trial' && trialEndsAt !== null && trialEndsAt > now) return 'trial'
  const end = endOf(subscription)
  return end === null || end > now ? 'active' : 'expired'
}

/** The end of a trial or of access, whether it has come or not; null where nothing ends it. */
function endOf({ planStatus, trialEndsAt, accessUntil, renewal }: Subscription): number | null {
  // A trial without an end was never begun by us: it gives nothing.
  const end = planStatus === 'trial' ? (trialEndsAt ?? Number.NEGATIVE_INFINITY) : accessUntil
  return end !== null && renewal === 'renews' ? end + settlingTime : end
}
