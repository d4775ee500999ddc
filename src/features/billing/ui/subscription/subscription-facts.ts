import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import type { SubscriptionView } from '../../shared/billing-contract.ts'

/** The name of a subscription's state, as a key of `billing.subscription.states`. */
export type StateName = SubscriptionView['state'] | 'trialWithCard' | 'trialCancelled'

/** One line about a subscription: a key of `billing.subscription.facts` and its values. Times ISO 8601. */
export type SubscriptionFact =
  | { key: 'status'; state: StateName }
  | { key: 'trialEnds' | 'trialEnded' | 'planEnded' | 'accessUntil' | 'nextAttempt'; at: string }
  | { key: 'nextCharge'; cents: number; at: string }
  | { key: 'fromDate'; plan: 'basic' | 'pro'; at: string }
  | { key: 'card'; brand: string; last4: string }
  | { key: 'discount'; code: string; percentage: number }

type Known = Pick<CurrentUser, 'planStatus' | 'trialEndsAt' | 'accessUntil' | 'renewal'>
type Shown = Pick<
  SubscriptionView,
  'state' | 'isSubscribed' | 'isCancelled' | 'pendingPlan' | 'nextCharge' | 'endsAt' | 'card' | 'discount'
>

/**
 * What a host should know about her subscription, the most important first. Without `shown`, which takes an API call,
 * only what her account contains.
 */
export function factsOf(user: Known, shown: Shown | undefined): SubscriptionFact[] {
  return [
    { key: 'status', state: stateOf(user, shown) },
    ...timesOf(user, shown),
    ...(shown?.pendingPlan ? [{ key: 'fromDate' as const, ...shown.pendingPlan }] : []),
    ...(shown?.card ? [{ key: 'card' as const, brand: shown.card.brand, last4: shown.card.last4 }] : []),
    ...(shown?.discount ? [{ key: 'discount' as const, ...shown.discount }] : []),
  ]
}

function stateOf({ planStatus, renewal }: Known, shown: Shown | undefined): StateName {
  const state = shown?.state ?? planStatus
  if (state === 'trial' && (shown?.isCancelled || renewal === 'cancelled')) return 'trialCancelled'
  return state === 'trial' && renewal === 'renews' ? 'trialWithCard' : state
}

function timesOf({ planStatus, trialEndsAt, accessUntil }: Known, shown: Shown | undefined): SubscriptionFact[] {
  if (planStatus === 'none') return []
  if (planStatus === 'expired') return endedOf(trialEndsAt, accessUntil)
  const facts: SubscriptionFact[] = []
  if (planStatus === 'trial' && trialEndsAt) facts.push({ key: 'trialEnds', at: trialEndsAt })
  if (shown?.nextCharge) {
    const { cents, at } = shown.nextCharge
    facts.push(shown.state === 'pastDue' ? { key: 'nextAttempt', at } : { key: 'nextCharge', cents, at })
  }
  const end = shown ? shown.endsAt : accessUntil
  if (planStatus === 'active' && end) facts.push({ key: 'accessUntil', at: end })
  return facts
}

/** Paid or granted access has ended later than the trial before it. */
function endedOf(trialEndsAt: string | null, accessUntil: string | null): SubscriptionFact[] {
  if (accessUntil) return [{ key: 'planEnded', at: accessUntil }]
  return trialEndsAt ? [{ key: 'trialEnded', at: trialEndsAt }] : []
}
