import type { Account, Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'
import type { PaymentStep, ProviderSubscription } from '../payment-provider.ts'
import { openProvider } from '../provider.ts'
import { liveOf, planChangeOf } from './subscription.ts'
import { type Operation, operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'
import { syncSubscription } from './subscription-sync.ts'

/**
 * Changes the plan of a live subscription: up at once, down with the next period. Whoever had cancelled goes on.
 * @returns what the host has to confirm with a card before the dearer plan is hers; null when it is done
 * @throws NO_SUBSCRIPTION, PAYMENT_OVERDUE, and as `operate`
 */
export async function changePlan(context: Context, account: Account, plan: Plan): Promise<PaymentStep | null> {
  const { step } = await operate(context, account, (operation) => movePlan(operation, plan))
  return step
}

/** @throws NO_SUBSCRIPTION, PAYMENT_OVERDUE */
export async function movePlan({ provider, customerId, state, keyOf }: Operation, plan: Plan): Promise<void> {
  const subscription = getLive(state.subscription)
  const change = planChangeOf(subscription, plan)
  if (subscription.state === 'pastDue' && change !== 'none') throw billingError('PAYMENT_OVERDUE')
  if (subscription.cancelsAt !== null) await provider.resume(customerId)
  if (change === 'keep') await provider.keepPlan(customerId)
  if (change === 'now') await provider.changePlanNow(customerId, plan, keyOf('change', { plan }))
  if (change === 'later') await provider.changePlanLater(customerId, plan, keyOf('schedule', { plan }))
}

/** What a change of plan would do, asked before it is made. Times ms UTC, amounts in cents. */
export type PlanChangePreview = {
  takesEffect: 'now' | 'later' | 'never'
  at: number
  dueNowCents: number
}

/** @throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE */
export async function previewPlanChange(context: Context, account: Account, plan: Plan): Promise<PlanChangePreview> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const subscription = getLive(stored?.snapshot.subscription ?? null)
  const change = planChangeOf(subscription, plan)
  const now = context.clock.now()
  if (change === 'later') return { takesEffect: 'later', at: subscription.periodEndsAt, dueNowCents: 0 }
  if (change !== 'now' || !stored) return { takesEffect: 'never', at: now, dueNowCents: 0 }
  const provider = await openProvider(context)
  return { takesEffect: 'now', at: now, ...(await provider.previewChange(stored.customerId, plan)) }
}

/**
 * Ends the subscription with what is paid for. Where the last charge has failed nothing is paid for: it ends at once.
 * @throws NO_SUBSCRIPTION, and as `operate`
 */
export async function cancelSubscription(context: Context, account: Account): Promise<void> {
  await operate(context, account, async ({ provider, customerId, state }) => {
    const { state: present, cancelsAt } = getLive(state.subscription)
    if (present === 'pastDue') await provider.endNow(customerId, 'host')
    else if (cancelsAt === null) await provider.cancelAtPeriodEnd(customerId, 'host')
  })
}

/** Takes a cancellation back. @throws NO_SUBSCRIPTION, and as `operate` */
export async function resumeSubscription(context: Context, account: Account): Promise<void> {
  await operate(context, account, async ({ provider, customerId, state }) => {
    if (getLive(state.subscription).cancelsAt !== null) await provider.resume(customerId)
  })
}

/** Reads the provider's state, for a host who has just confirmed a payment there. @returns what is still to confirm */
export async function refreshSubscription(context: Context, account: Account): Promise<PaymentStep | null> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const provider = await openProvider(context)
  if (stored?.provider !== provider.name) return null
  return (await syncSubscription(context, provider, stored))?.step ?? null
}

/**
 * Where the host changes her card.
 * @returns an address at the provider; null when the service itself asks for the card
 * @throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE
 */
export async function openCardPage(context: Context, account: Account): Promise<string | null> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const provider = await openProvider(context)
  getLive(stored?.snapshot.subscription ?? null)
  if (stored?.provider !== provider.name) throw billingError('PAYMENTS_UNAVAILABLE')
  return provider.openCardPage(stored.customerId, `${context.config.origin}/profile`)
}

function getLive(subscription: ProviderSubscription | null): ProviderSubscription {
  if (!subscription || !liveOf(subscription)) throw billingError('NO_SUBSCRIPTION')
  return subscription
}
