import type { Plan } from './account.ts'
import { accessOf, paymentGrace, type Subscription, trialLength } from './plan.ts'

/** A subscription at the payment provider that will be charged, or whose failed charge is being retried. */
export type LiveSubscription = {
  plan: Plan
  /** `trialing`: a card is on file; the first charge is at the end of a trial or of free access. */
  state: 'trialing' | 'active' | 'pastDue'
  /** Milliseconds UTC, like all times here; null outside `trialing`. */
  trialEndsAt: number | null
  /** End of a cancelled subscription; null while it renews. */
  cancelsAt: number | null
  /** When the overdue charge failed for the first time; null outside `pastDue`. */
  pastDueSince: number | null
}

/** Events that change an account's access. Changes by time alone are computed by `accessOf`. */
export type AccessEvent =
  | { kind: 'planChosen'; plan: Plan }
  /** By a 100 % discount code or by the operator. */
  | { kind: 'accessGranted'; plan: Plan; until: number }
  /** By the operator. */
  | { kind: 'trialMoved'; until: number }
  /** The current state at the provider; null when there is no subscription. */
  | { kind: 'subscriptionRead'; subscription: LiveSubscription | null }

/** `subscribed`: the provider charges, so the change must be made there. `unpaid`: needs a payment first. */
export type AccessRefusal = 'subscribed' | 'unpaid'

export type AccessMove = { change: Partial<Subscription> } | { refused: AccessRefusal }

/** The only function that decides how an event changes an account's access. Pure; an empty change means no change. */
export function moveAccess(current: Subscription, event: AccessEvent, now: number): AccessMove {
  switch (event.kind) {
    case 'planChosen':
      return choosePlan(current, event.plan, now)
    case 'accessGranted':
      if (isSubscribed(current)) return { refused: 'subscribed' }
      return { change: { plan: event.plan, planStatus: 'active', accessUntil: event.until } }
    case 'trialMoved':
      if (isSubscribed(current) || accessOf(current, now).status === 'active') return { refused: 'subscribed' }
      return {
        change: { plan: current.plan ?? 'basic', planStatus: 'trial', trialEndsAt: event.until, accessUntil: null },
      }
    case 'subscriptionRead':
      return { change: event.subscription ? follow(current, event.subscription, now) : end(current, now) }
  }
}

/** Whether a subscription exists: it renews, is cancelled or past due, or access has no end. */
export function isSubscribed({ planStatus, accessUntil, renewal }: Subscription): boolean {
  return renewal !== 'none' || (planStatus === 'active' && accessUntil === null)
}

/**
 * The first choice starts the trial, once per account. A choice during the trial changes the plan and not the end of the
 * trial. After the trial a choice is refused as unpaid.
 */
function choosePlan(current: Subscription, plan: Plan, now: number): AccessMove {
  const { status } = accessOf(current, now)
  if (status === 'none' && current.trialEndsAt === null) {
    return { change: { plan, planStatus: 'trial', trialEndsAt: now + trialLength } }
  }
  const hasAccess = status === 'trial' || status === 'active'
  if (hasAccess && current.plan === plan) return { change: {} }
  if (current.renewal !== 'none' && hasAccess) return { refused: 'subscribed' }
  return status === 'trial' ? { change: { plan } } : { refused: 'unpaid' }
}

function follow(current: Subscription, subscription: LiveSubscription, now: number): Partial<Subscription> {
  const { plan, state, cancelsAt } = subscription
  const renewal = cancelsAt === null ? 'renews' : 'cancelled'
  if (state === 'pastDue') {
    const accessUntil = (subscription.pastDueSince ?? now) + paymentGrace
    return { plan, planStatus: 'active', accessUntil, renewal: 'pastDue' }
  }
  if (state === 'active') return { plan, planStatus: 'active', accessUntil: cancelsAt, renewal }
  // Until the first charge a trial or free access continues unchanged.
  const { status } = accessOf({ ...current, renewal: 'none' }, now)
  if (status === 'trial') return { plan, renewal }
  if (status === 'active' && current.accessUntil !== null) return { renewal }
  return { plan, planStatus: 'active', accessUntil: cancelsAt ?? subscription.trialEndsAt ?? now, renewal }
}

/**
 * Ends a subscription. Open-ended and past-due access ends at once; access with an end date lasts until that date. The
 * time of the end is stored, because it distinguishes a host who has paid from one whose trial has ended.
 */
function end(current: Subscription, now: number): Partial<Subscription> {
  if (current.renewal === 'none') return {}
  const isOver = current.planStatus === 'active' && (current.accessUntil === null || current.renewal === 'pastDue')
  const accessUntil = Math.min(current.accessUntil ?? now, now)
  return isOver ? { planStatus: 'expired', accessUntil, renewal: 'none' } : { renewal: 'none' }
}
