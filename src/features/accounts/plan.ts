import { day } from '#platform/clock.ts'
import type { Account, Plan, StoredPlanStatus } from './account.ts'

/** The two plans and what they allow (SPEC sections 3 and 9). Prices in cents per month. */
export const plans = {
  basic: { priceCents: 995, bookLimit: 5 },
  pro: { priceCents: 2_495, bookLimit: Number.POSITIVE_INFINITY },
} as const satisfies Record<Plan, { priceCents: number; bookLimit: number }>

/** The trial of any plan, once per account. */
export const trialLength = 14 * day

/** From this many books on, Basic warns that room is running out. */
export const bookWarningFrom = 4

/** What of an account decides about its access. */
export type Subscription = Pick<Account, 'plan' | 'planStatus' | 'trialEndsAt' | 'accessUntil'>

/** What an account may do at a moment. */
export type Access = {
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
  const { status } = accessOf(subscription, now)
  if (status === 'trial') return subscription.trialEndsAt
  return status === 'active' ? subscription.accessUntil : null
}

function statusAt({ planStatus, trialEndsAt, accessUntil }: Subscription, now: number): StoredPlanStatus {
  // A trial without an end was never begun by us: it gives nothing.
  if (planStatus === 'trial') return trialEndsAt !== null && trialEndsAt > now ? 'trial' : 'expired'
  if (planStatus === 'active') return accessUntil === null || accessUntil > now ? 'active' : 'expired'
  return planStatus
}
