import type { Plan } from './account.ts'
import { accessOf, paymentGrace, type Subscription, trialLength } from './plan.ts'

/** What a payment provider has of an account that is going to be charged, or was and is being charged again. */
export type LiveSubscription = {
  plan: Plan
  /** `trialing`: a card is on file, and the first charge comes with the end of a trial or of free access. */
  state: 'trialing' | 'active' | 'pastDue'
  /** Milliseconds UTC, as all times here; null outside `trialing`. */
  trialEndsAt: number | null
  /** When it ends for having been cancelled; null while it renews. */
  cancelsAt: number | null
  /** Since when the last charge has failed; null outside `pastDue`. */
  pastDueSince: number | null
}

/** What moves an account's access from one state to another; time does the rest in `accessOf`. */
export type AccessEvent =
  | { kind: 'planChosen'; plan: Plan }
  /** By a 100 % code or by the operator. */
  | { kind: 'accessGranted'; plan: Plan; until: number }
  /** By the operator. */
  | { kind: 'trialMoved'; until: number }
  /** What the provider has now; null: nothing, or nothing any more. */
  | { kind: 'subscriptionRead'; subscription: LiveSubscription | null }

/** `subscribed`: the provider charges, so it has to be asked. `unpaid`: this has to be paid for first. */
export type AccessRefusal = 'subscribed' | 'unpaid'

export type AccessMove = { change: Partial<Subscription> } | { refused: AccessRefusal }

/** The one place that decides how an event changes an account's access. Pure; an empty change changes nothing. */
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
      return { change: event.subscription ? follow(current, event.subscription, now) : end(current) }
  }
}

/** Whether access is paid for: it renews, is being cancelled or charged again, or has no end at all. */
export function isSubscribed({ planStatus, accessUntil, renewal }: Subscription): boolean {
  return renewal !== 'none' || (planStatus === 'active' && accessUntil === null)
}

/**
 * The first choice starts the trial, once per account; a choice during the trial changes the plan and not the clock;
 * afterwards a choice alone changes nothing.
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
  // Until the first charge the trial, or what was given for nothing, goes on as it is.
  const { status } = accessOf({ ...current, renewal: 'none' }, now)
  if (status === 'trial') return { plan, renewal }
  if (status === 'active' && current.accessUntil !== null) return { renewal }
  return { plan, planStatus: 'active', accessUntil: cancelsAt ?? subscription.trialEndsAt ?? now, renewal }
}

/** Access that was paid for ends with the subscription; what was given or paid for until a day lasts until then. */
function end(current: Subscription): Partial<Subscription> {
  if (current.renewal === 'none') return {}
  const isOver = current.planStatus === 'active' && (current.accessUntil === null || current.renewal === 'pastDue')
  return isOver ? { planStatus: 'expired', accessUntil: null, renewal: 'none' } : { renewal: 'none' }
}
