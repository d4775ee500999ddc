import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { plans, trialLength } from '#features/accounts/shared/plan.ts'
import { day } from '#platform/clock.ts'
import type { PlanChangePreview, SubscriptionView } from '../shared/billing-contract.ts'
import { discountedCents } from '../shared/price.ts'

/** Who orders, and what she has already. `null`: a visitor, or not known. */
export type Orderer = {
  user: Pick<CurrentUser, 'plan' | 'planStatus' | 'trialEndsAt' | 'accessUntil'> | null
  subscription: Pick<
    SubscriptionView,
    'isSubscribed' | 'isCancelled' | 'state' | 'plan' | 'nextCharge' | 'endsAt' | 'pendingPlan' | 'discount'
  > | null
  /** What changing to the plan would do, for a subscriber. */
  preview: PlanChangePreview | null
}

/**
 * What an order means.
 * - `free`: the discount leaves nothing to pay
 * - `trial`, `covered`: paid from a later day on, the end of the trial or of free access
 * - `paid`: paid from today on
 * - `upgrade`, `later`: a subscriber's change, at once or with the next period
 * - `resume`: a subscriber takes her cancellation or her change to come back
 * - `overdue`: the last charge has failed
 * - `settled`: nothing is left to order
 */
export type OrderKind = 'free' | 'trial' | 'covered' | 'paid' | 'upgrade' | 'later' | 'resume' | 'overdue' | 'settled'

/** What the payment page sums up. Amounts in cents. */
export type Order = {
  kind: OrderKind
  priceCents: number
  /** Taken off each month. */
  discountCents: number
  monthlyCents: number
  dueTodayCents: number
  /** From when on the monthly price is charged, where that is another day than today. */
  paidFrom: Date | undefined
}

/** Kinds that a discount code can change: the server takes one only where a subscription begins. */
export const discountable: ReadonlySet<OrderKind> = new Set(['free', 'trial', 'covered', 'paid'])

/** The server starts no subscription that far ahead (`checkout-service.ts`): free access of that length needs none. */
const furthestStart = 700 * day

/**
 * @param percentage the discount, 0 without one
 * @param now milliseconds UTC
 */
export function orderOf(plan: Plan, orderer: Orderer, percentage: number, now: number): Order {
  const { subscription } = orderer
  if (subscription?.isSubscribed) return changeOf(plan, { ...orderer, subscription })
  const priceCents = plans[plan].priceCents
  const monthlyCents = discountedCents(priceCents, percentage)
  const start = startOf(plan, orderer.user, now)
  const kind = monthlyCents === 0 ? 'free' : start.kind
  return {
    kind,
    priceCents,
    discountCents: priceCents - monthlyCents,
    monthlyCents,
    dueTodayCents: kind === 'paid' ? monthlyCents : 0,
    paidFrom: kind === 'free' ? undefined : start.paidFrom,
  }
}

/** Who never chose a plan has the whole trial ahead, who is in it its rest; free access is used up first. */
function startOf(plan: Plan, user: Orderer['user'], now: number): Pick<Order, 'kind' | 'paidFrom'> {
  if (!user || user.planStatus === 'none') return { kind: 'trial', paidFrom: new Date(now + trialLength) }
  if (user.planStatus === 'trial' && user.trialEndsAt !== null) {
    return { kind: 'trial', paidFrom: new Date(user.trialEndsAt) }
  }
  const isCovered = user.planStatus === 'active' && (plan === user.plan || plan === 'basic')
  if (!isCovered) return { kind: 'paid', paidFrom: undefined }
  const end = user.accessUntil === null ? Number.POSITIVE_INFINITY : Date.parse(user.accessUntil)
  return end - now > furthestStart
    ? { kind: 'settled', paidFrom: undefined }
    : { kind: 'covered', paidFrom: new Date(end) }
}

/** What a subscriber orders: never a second subscription. */
function changeOf(
  plan: Plan,
  { subscription, preview }: Orderer & { subscription: NonNullable<Orderer['subscription']> },
): Order {
  const priceCents = plans[plan].priceCents
  const monthlyCents = discountedCents(priceCents, subscription.discount?.percentage ?? 0)
  const order = {
    priceCents,
    discountCents: priceCents - monthlyCents,
    monthlyCents,
    dueTodayCents: 0,
    paidFrom: undefined,
  }
  const { nextCharge, endsAt } = subscription
  if (subscription.state === 'pastDue') {
    return { ...order, kind: 'overdue', dueTodayCents: nextCharge?.cents ?? monthlyCents }
  }
  const periodEnd = nextCharge?.at ?? endsAt
  const paidFrom = periodEnd === null ? undefined : new Date(periodEnd)
  if (preview?.takesEffect === 'now') {
    return { ...order, kind: 'upgrade', dueTodayCents: preview.dueNowCents, paidFrom }
  }
  if (preview?.takesEffect === 'later') return { ...order, kind: 'later', paidFrom: new Date(preview.at) }
  const isLeaving = plan === subscription.plan && (subscription.isCancelled || subscription.pendingPlan !== null)
  return { ...order, kind: isLeaving ? 'resume' : 'settled', paidFrom }
}
