import type { Plan } from '#features/accounts/account.ts'
import { accessOf, type Subscription, trialLength } from '#features/accounts/plan.ts'

/** What choosing a plan leads to. Pure rules, no I/O. */
export type PlanChoiceOutcome =
  | { kind: 'changed'; change: Partial<Subscription> }
  /** It is the account's plan already. */
  | { kind: 'kept' }
  /** The account has access, and another plan than the chosen one: that has to be paid for or cancelled. */
  | { kind: 'needsPayment' }
  /** The account has no access any more: nothing changes before it is paid for. */
  | { kind: 'expired' }

/**
 * The first choice starts the trial, once per account; a choice during the trial changes the plan and not the
 * clock; afterwards a choice alone changes nothing.
 */
export function choosePlan(subscription: Subscription, plan: Plan, now: number): PlanChoiceOutcome {
  const { status } = accessOf(subscription, now)
  if (status === 'none' && subscription.trialEndsAt === null) {
    return { kind: 'changed', change: { plan, planStatus: 'trial', trialEndsAt: now + trialLength } }
  }
  if (status === 'trial') return subscription.plan === plan ? { kind: 'kept' } : { kind: 'changed', change: { plan } }
  if (status === 'active') return { kind: subscription.plan === plan ? 'kept' : 'needsPayment' }
  return { kind: 'expired' }
}
