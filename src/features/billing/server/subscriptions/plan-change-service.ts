import { type Account, findAccount, type Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import type { Discount } from '../../shared/billing-contract.ts'
import { type Confirmation, withDueNow } from '../../shared/quote-contract.ts'
import { billingError } from '../billing-errors.ts'
import type {
  CustomerReading,
  CustomerState,
  PaymentStep,
  ProviderSubscription,
  SubscriptionChanges,
} from '../payment-provider.ts'
import { openProvider } from '../provider.ts'
import type { Quote } from '../quotes/quote.ts'
import { quoteOrder, quoteReading, requireConfirmed } from '../quotes/quote-service.ts'
import { liveOf, planChangeOf } from './subscription.ts'
import { type Operation, operate } from './subscription-operation.ts'
import { findSubscription } from './subscription-queries.ts'
import { startSubscription } from './subscription-start.ts'
import { syncSubscription } from './subscription-sync.ts'

/**
 * A plan that a host wants, and the kind of request: the `choice` of a plan, which neither begins nor charges anything;
 * the `order`, which begins a subscription if there is none; or the `change` of her subscription.
 */
export type PlanRequest =
  | { from: 'choice'; plan: Plan }
  | { from: 'change'; plan: Plan; confirmed: Confirmation | undefined }
  | { from: 'order'; plan: Plan; discount: Discount | null; confirmed: Confirmation | undefined }

/**
 * `isTaken`: whether the host has the plan now, with the next period, or after she has confirmed the `step` with a
 * card. `quote`: what the order or change charges; null for a choice.
 */
export type PlanAnswer = { isTaken: boolean; step: PaymentStep | null; quote: Quote | null }

/**
 * The only function that changes the plan at the provider. Upgrades apply immediately, downgrades at the next period.
 * Resumes a cancelled subscription. An order starts a subscription if none is active.
 * @throws AMOUNT_NOT_CONFIRMED before anything is charged; NO_SUBSCRIPTION for a change without a subscription;
 * PAYMENT_OVERDUE; for an order DISCOUNT_ALREADY_USED, DISCOUNT_ONLY_AT_START and ALREADY_SUBSCRIBED; and as `operate`
 */
export async function changePlan(context: Context, account: Account, request: PlanRequest): Promise<PlanAnswer> {
  const { result, state } = await operate(context, account, async (operation) => {
    const live = findLive(operation.reading)
    if (request.from === 'choice') {
      const isTaken = isFree(live, request.plan)
      if (isTaken) await movePlan(live, request.plan, context.clock.now(), operation)
      return { isTaken, quote: null }
    }
    if (!live && request.from === 'change') throw billingError('NO_SUBSCRIPTION')
    const quote = await quoteConfirmed(context, account, operation, request)
    if (live) await movePlan(live, request.plan, quote.quotedAt, operation)
    else {
      const areTermsConfirmed = request.confirmed !== undefined
      await startSubscription(context, account, operation, quote, { areTermsConfirmed })
    }
    return { isTaken: true, quote }
  })
  const { isTaken, quote } = result
  return { isTaken, step: state.step, quote: quote && (await quoteOutcome(context, account, quote, state)) }
}

/** The quote with the amount that is due at the provider; `settled` if a credit has paid the first charge. */
async function quoteOutcome(context: Context, account: Account, quote: Quote, state: CustomerState): Promise<Quote> {
  const { step, subscription } = state
  if (step?.kind === 'payment') return withDueNow(quote, step.amountCents)
  if (quote.kind !== 'paid' || !liveOf(subscription)) return quote
  const reading = { subscription, step, changes: null, creditCents: 0 }
  return quoteReading(context, account, reading, { plan: quote.plan, discount: null })
}

/** The quote for the present customer and account: the one that the host has confirmed. */
async function quoteConfirmed(
  context: Context,
  { id: accountId }: Account,
  { reading }: Operation,
  request: Exclude<PlanRequest, { from: 'choice' }>,
): Promise<Quote> {
  const account = await findAccount(context.db, { accountId })
  if (!account) throw platformError('NOT_AUTHENTICATED')
  const discount = request.from === 'order' ? request.discount : null
  const quote = await quoteReading(context, account, reading, { ...request, discount })
  if (quote.kind === 'overdue' && quote.plan !== request.plan) throw billingError('PAYMENT_OVERDUE')
  requireConfirmed(context, quote, request.confirmed, reading)
  return quote
}

/**
 * Whether a choice of a plan raises no charge, now or later: a higher plan is confirmed on the payment page, also in a
 * trial. A choice does not resume a cancelled subscription: the next period would be charged.
 */
function isFree(live: Live | undefined, plan: Plan): boolean {
  if (!live || live.subscription.state === 'pastDue' || live.subscription.cancelsAt !== null) return false
  return plan === 'basic'
}

/** @param at the time from which the difference is charged, ms UTC */
async function movePlan(live: Live | undefined, plan: Plan, at: number, { keyOf }: Operation): Promise<void> {
  if (!live) throw billingError('NO_SUBSCRIPTION')
  const { subscription, changes } = live
  const change = planChangeOf(subscription, plan)
  if (subscription.state === 'pastDue') {
    if (change !== 'none') throw billingError('PAYMENT_OVERDUE')
    return
  }
  if (subscription.cancelsAt !== null) await changes.resume()
  if (change === 'keep') await changes.keepPlan()
  if (change === 'now') await changes.changePlanNow(plan, at, keyOf('change', { plan, at }))
  if (change === 'later') await changes.changePlanLater(plan, keyOf('schedule', { plan }))
}

/** Preview of a plan change. Times ms UTC, amounts in cents. */
export type PlanChangePreview = {
  takesEffect: 'now' | 'later' | 'never'
  at: number
  dueNowCents: number
}

/** @throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE */
export async function previewPlanChange(context: Context, account: Account, plan: Plan): Promise<PlanChangePreview> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  if (!liveOf(stored?.snapshot.subscription ?? null)) throw billingError('NO_SUBSCRIPTION')
  const { kind, dueNowCents, paidFrom, quotedAt } = await quoteOrder(context, account, { plan, discount: null })
  if (kind === 'later' && paidFrom !== null) return { takesEffect: 'later', at: paidFrom, dueNowCents: 0 }
  if (kind === 'upgrade' || kind === 'change') return { takesEffect: 'now', at: quotedAt, dueNowCents }
  return { takesEffect: 'never', at: quotedAt, dueNowCents: 0 }
}

/**
 * Cancels the subscription for the end of the paid period. If the last charge has failed, the period is not paid, and
 * the subscription ends immediately.
 * @throws NO_SUBSCRIPTION, TOO_MANY_REQUESTS, and as `operate`
 */
export async function cancelSubscription(context: Context, account: Account): Promise<void> {
  await operate(context, account, async ({ reading }) => {
    const { subscription, changes } = getLive(reading)
    if (subscription.state === 'pastDue') return changes.endNow('host')
    if (subscription.cancelsAt !== null) return
    // Counts only calls that send a mail: an attempt while the provider is down must not use up the limit.
    const rate = rateOf(context, 'cancellationsPerAccount')
    await consumeRateLimit(context, [{ name: 'cancellation', subject: account.id, ...rate }])
    await changes.cancelAtPeriodEnd('host')
  })
}

/**
 * Resumes a cancelled subscription, after the host has confirmed what is then charged.
 * @throws AMOUNT_NOT_CONFIRMED with the quote; PAYMENT_OVERDUE, NO_SUBSCRIPTION, and as `operate`
 */
export async function resumeSubscription(
  context: Context,
  account: Account,
  confirmed: Confirmation | undefined,
): Promise<void> {
  await operate(context, account, async (operation) => {
    const { subscription, changes } = getLive(operation.reading)
    if (subscription.cancelsAt === null) return
    if (subscription.state === 'pastDue') throw billingError('PAYMENT_OVERDUE')
    const { plan } = subscription
    await quoteConfirmed(context, account, operation, { from: 'change', plan, confirmed })
    await changes.resume()
  })
}

/** Reads the provider's state after the host has confirmed a payment there. @returns what is still to confirm */
export async function refreshSubscription(context: Context, account: Account): Promise<PaymentStep | null> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const provider = await openProvider(context)
  if (stored?.provider !== provider.name) return null
  return (await syncSubscription(context, provider, stored))?.step ?? null
}

/**
 * Where the host changes her card.
 * @returns an address at the provider; null if the app asks for the card itself
 * @throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE
 */
export async function openCardPage(context: Context, account: Account): Promise<string | null> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const provider = await openProvider(context)
  if (!liveOf(stored?.snapshot.subscription ?? null)) throw billingError('NO_SUBSCRIPTION')
  if (stored?.provider !== provider.name) throw billingError('PAYMENTS_UNAVAILABLE')
  return provider.openCardPage(stored.customerId, `${context.config.origin}/profile`)
}

type Live = { subscription: ProviderSubscription; changes: SubscriptionChanges }

function findLive({ subscription, changes }: CustomerReading): Live | undefined {
  return subscription && changes && liveOf(subscription) ? { subscription, changes } : undefined
}

function getLive(reading: CustomerReading): Live {
  const live = findLive(reading)
  if (!live) throw billingError('NO_SUBSCRIPTION')
  return live
}
