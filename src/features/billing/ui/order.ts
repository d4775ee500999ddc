import type { Plan } from '#features/accounts/account.ts'
import type { CurrentUser } from '#features/accounts/account-contract.ts'
import { plans, trialLength } from '#features/accounts/plan.ts'
import { discountedCents } from '../price.ts'

type Orderer = Pick<CurrentUser, 'planStatus' | 'trialEndsAt'> | null

/** What the payment page sums up. Amounts in cents. */
export type Order = {
  /** `free`: the discount leaves nothing to pay. `trial`: paid from a later day on. `paid`: paid from today on. */
  kind: 'free' | 'trial' | 'paid'
  priceCents: number
  /** Taken off each month. */
  discountCents: number
  monthlyCents: number
  dueTodayCents: number
  /** End of the trial; for other kinds undefined. */
  paidFrom: Date | undefined
}

/**
 * Who never chose a plan has the whole trial ahead, who is in it its rest, everybody else pays at once.
 * @param percentage the discount, 0 without one
 * @param now milliseconds UTC
 */
export function orderOf(plan: Plan, user: Orderer, percentage: number, now: number): Order {
  const { priceCents } = plans[plan]
  const monthlyCents = discountedCents(priceCents, percentage)
  const trialEnd = findTrialEnd(user, now)
  const kind = kindOf(monthlyCents, trialEnd)
  return {
    kind,
    priceCents,
    discountCents: priceCents - monthlyCents,
    monthlyCents,
    dueTodayCents: kind === 'paid' ? monthlyCents : 0,
    paidFrom: kind === 'trial' ? trialEnd : undefined,
  }
}

function kindOf(monthlyCents: number, trialEnd: Date | undefined): Order['kind'] {
  if (monthlyCents === 0) return 'free'
  return trialEnd ? 'trial' : 'paid'
}

function findTrialEnd(user: Orderer, now: number): Date | undefined {
  if (!user || user.planStatus === 'none') return new Date(now + trialLength)
  return user.planStatus === 'trial' && user.trialEndsAt !== null ? new Date(user.trialEndsAt) : undefined
}
