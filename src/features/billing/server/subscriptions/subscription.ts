import { z } from 'zod'
import type { LiveSubscription } from '#features/accounts/shared/access-events.ts'
import type { Plan } from '#features/accounts/shared/account.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { Card, type CustomerState, ProviderSubscription } from '../payment-provider.ts'

/** The first charge of a customer that was paid. */
const FirstPaid = z.object({ plan: z.enum(['basic', 'pro']), cents: z.number().int(), currency: z.string() })

/** What we keep of what a provider told: no secrets, no invoices but the first charge. */
export const Snapshot = z.object({
  subscription: ProviderSubscription.nullable(),
  card: Card.nullable(),
  firstPaid: FirstPaid.nullable().default(null),
})
export type Snapshot = z.infer<typeof Snapshot>

export const emptySnapshot: Snapshot = { subscription: null, card: null, firstPaid: null }

/** What is kept of a reading. The first charge stays known when the provider lists only later invoices. */
export function snapshotOf(before: Snapshot, { subscription, card, invoices }: CustomerState): Snapshot {
  const first = invoices.findLast(({ status, cents }) => status === 'paid' && cents > 0)
  const found = first &&
    subscription && {
      plan: first.plan ?? subscription.plan,
      cents: first.cents,
      currency: first.currency.toUpperCase(),
    }
  return { subscription, card, firstPaid: before.firstPaid ?? found ?? null }
}

/** A subscription that is going to be charged, or was and is being charged again; null for any other. */
export function liveOf(subscription: ProviderSubscription | null): LiveSubscription | null {
  if (!subscription) return null
  const { state } = subscription
  return state === 'incomplete' || state === 'ended' ? null : { ...subscription, state }
}

/** What changing the plan of a live subscription means. */
export type PlanChange =
  /** It has the plan, and keeps it. */
  | 'none'
  /** It has the plan, and was about to lose it. */
  | 'keep'
  | 'now'
  | 'later'

/** Up at once, down with the next period; in a trial either at once, for nothing is paid yet. */
export function planChangeOf({ state, plan, pendingPlan }: ProviderSubscription, to: Plan): PlanChange {
  if (to === plan) return pendingPlan === null ? 'none' : 'keep'
  if (to === pendingPlan) return 'none'
  return state === 'trialing' || to === 'pro' ? 'now' : 'later'
}

/** Whether a begun subscription is what is ordered now, so that it can be finished instead of being begun again. */
export function isSameOrder(
  { plan, discount, trialEndsAt }: ProviderSubscription,
  order: { plan: Plan; discount: { code: string } | null; freeUntil: number | null },
): boolean {
  // Providers count in seconds.
  const isSameStart =
    order.freeUntil === null || trialEndsAt === null
      ? order.freeUntil === trialEndsAt
      : Math.abs(order.freeUntil - trialEndsAt) <= minute
  return plan === order.plan && discount?.code === order.discount?.code && isSameStart
}

/** When to read a customer again if nobody tells us to (ms UTC): soon after something is due, and once a day. */
export function nextReadAt({ subscription }: Pick<CustomerState, 'subscription'>, now: number): number | null {
  if (!subscription || subscription.state === 'ended') return null
  if (subscription.state === 'incomplete') {
    const { trialEndsAt } = subscription
    if (trialEndsAt === null || trialEndsAt <= now) return now + hour
    // Before its trial ends it has to be known whether it is to be charged to a card that an operator has set.
    return Math.max(now + minute, Math.min(now + hour, trialEndsAt - 5 * minute))
  }
  const due = subscription.nextAttemptAt ?? subscription.cancelsAt ?? subscription.periodEndsAt
  // Stripe pays a period's invoice an hour after the period has begun.
  return due > now ? Math.min(due + minute, now + day) : now + 20 * minute
}

/** After reads that failed: a minute later, then two, four … and from the seventh on an hour. */
export function retryReadAt(failedReads: number, now: number): number {
  return now + Math.min(hour, minute * 2 ** (failedReads - 1))
}
