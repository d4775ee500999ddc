import { z } from 'zod'
import type { LiveSubscription } from '#features/accounts/shared/access-events.ts'
import type { Plan } from '#features/accounts/shared/account.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { Card, type CustomerState, ProviderSubscription } from '../payment-provider.ts'

/** The first paid charge of a customer. */
const FirstPaid = z.object({ plan: z.enum(['basic', 'pro']), cents: z.number().int(), currency: z.string() })

/** What we store of a customer: no secrets, no invoices but the first charge. */
export const Snapshot = z.object({
  subscription: ProviderSubscription.nullable(),
  card: Card.nullable(),
  firstPaid: FirstPaid.nullable().default(null),
})
export type Snapshot = z.infer<typeof Snapshot>

export const emptySnapshot: Snapshot = { subscription: null, card: null, firstPaid: null }

/** What is stored of a read. The first charge is kept even if the provider lists only later invoices. */
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

/** A subscription that will be charged, or is active; null for any other. */
export function liveOf(subscription: ProviderSubscription | null): LiveSubscription | null {
  if (!subscription) return null
  const { state } = subscription
  return state === 'incomplete' || state === 'ended' ? null : { ...subscription, state }
}

/** What changing the plan of a live subscription means. */
export type PlanChange =
  /** Has the plan and keeps it. */
  | 'none'
  /** Has the plan, but a downgrade or a cancellation is scheduled. */
  | 'keep'
  | 'now'
  | 'later'

/**
 * Upgrades immediately, downgrades with the next period; in a trial both immediately, because nothing has been paid.
 */
export function planChangeOf({ state, plan, pendingPlan }: ProviderSubscription, to: Plan): PlanChange {
  if (to === plan) return pendingPlan === null ? 'none' : 'keep'
  if (to === pendingPlan) return 'none'
  return state === 'trialing' || to === 'pro' ? 'now' : 'later'
}

/** Whether a started subscription matches the order, so that it can be continued instead of started again. */
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

/** When to read a customer again without a webhook (ms UTC): soon after something is due, and once a day. */
export function nextReadAt({ subscription }: Pick<CustomerState, 'subscription'>, now: number): number | null {
  if (!subscription || subscription.state === 'ended') return null
  if (subscription.state === 'incomplete') {
    const { trialEndsAt } = subscription
    if (trialEndsAt === null || trialEndsAt <= now) return now + hour
    // Before its trial ends we must know whether a card that an operator has set will be charged.
    return Math.max(now + minute, Math.min(now + hour, trialEndsAt - 5 * minute))
  }
  const due = subscription.nextAttemptAt ?? subscription.cancelsAt ?? subscription.periodEndsAt
  // Stripe charges a period's invoice an hour after the period has begun.
  return due > now ? Math.min(due + minute, now + day) : now + 20 * minute
}

/** After failed reads: one minute later, then two, four … and from the seventh on an hour. */
export function retryReadAt(failedReads: number, now: number): number {
  return now + Math.min(hour, minute * 2 ** (failedReads - 1))
}
