import { day } from '#platform/clock.ts'
import type { Account, Plan, StoredPlanStatus } from './account.ts'

/** The two plans and what they allow. Prices in cents per month. */
export const plans = {
  basic: { priceCents: 995, bookLimit: 5 },
  pro: { priceCents: 2_495, bookLimit: Number.POSITIVE_INFINITY },
} as const satisfies Record<Plan, { priceCents: number; bookLimit: number }>

/** The trial of any plan, once per account. */
export const trialLength = 14 * day

/** Grace period after a failed charge, while the provider retries (Stripe retries for two weeks). Milliseconds. */
export const paymentGrace = 14 * day

/**
 * How long access continues after the end of a trial or of free access when a subscription renews then, in milliseconds.
 * The service learns of the charge later: by a webhook within the hour, or by the daily sweep.
 */
export const chargeNoticeGrace = 3 * day

/** From this number of books, Basic warns that the limit is near. */
export const bookWarningFrom = 4

/** The fields of an account that decide about its access. */
export type Subscription = Pick<Account, 'plan' | 'planStatus' | 'trialEndsAt' | 'accessUntil' | 'renewal'>

/** The states of an account's access; `access-events.ts` defines the transitions. */
export type AccessState = 'none' | 'trial' | 'active' | 'pastDue' | 'cancelled' | 'expired'

/** What an account may do at a given time. */
export type Access = {
  state: AccessState
  /** The state as one of the API's four values: past-due and cancelled access is still active. */
  status: StoredPlanStatus
  canCreateBooks: boolean
  bookLimit: number
  /** Whole days, rounded up, floor 0; null outside a trial. */
  trialDaysLeft: number | null
}

/** Computes the access at `now` (ms UTC). A trial, and access without renewal, end without any write to the database. */
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

/** Whether the account has the features of Pro, also in a trial of Pro. */
export function hasPro(subscription: Subscription, now: number): boolean {
  return subscription.plan === 'pro' && accessOf(subscription, now).canCreateBooks
}

/**
 * What has ended for an account without access: a plan that was paid or given, or a trial alone.
 * @param account `accessUntil` in any form; null unless paid or given access has an end
 */
export function endedAccess({ accessUntil }: { accessUntil: number | string | null }): 'plan' | 'trial' {
  return accessUntil === null ? 'trial' : 'plan'
}

/** When access ends by time alone (ms UTC); null when it has no end or has ended. */
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

/** The past or future end of a trial or of access; null when there is none. */
function endOf({ planStatus, trialEndsAt, accessUntil, renewal }: Subscription): number | null {
  // The service never stores a trial without an end; such a row gives no access.
  const end = planStatus === 'trial' ? (trialEndsAt ?? Number.NEGATIVE_INFINITY) : accessUntil
  return end !== null && renewal === 'renews' ? end + chargeNoticeGrace : end
}
