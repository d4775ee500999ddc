import type { Account, Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Confirmation, Quote as PresentedQuote, QuoteKind } from '../../shared/quote-contract.ts'
import { billingError } from '../billing-errors.ts'
import type { CustomerMeans, CustomerReading, ProviderSubscription } from '../payment-provider.ts'
import { openProvider, providerName } from '../provider.ts'
import { liveOf, planChangeOf } from '../subscriptions/subscription.ts'
import { findSubscription } from '../subscriptions/subscription-queries.ts'
import { nothing, syncSubscription } from '../subscriptions/subscription-sync.ts'
import { chargeTimeOf, isConfirmed, type Quote, quoteOf } from './quote.ts'

type Discount = { code: string; percentage: number }

/**
 * The order or change, and the terms that the host has agreed to; without an agreement the call itself charges nothing.
 */
export type QuoteOrder = { plan: Plan; discount: Discount | null; confirmed?: Confirmation | undefined }

/**
 * What an order or a change of plan would charge. Calls the provider only if the amount or the state comes from it.
 * @param account null for a visitor
 * @throws DISCOUNT_ONLY_AT_START, PAYMENTS_UNAVAILABLE
 */
export async function quoteOrder(
  context: Context,
  account: Account | null,
  order: Pick<QuoteOrder, 'plan' | 'discount'>,
): Promise<Quote> {
  const reading = account ? await readForQuote(context, account, order.plan) : nothing
  return quoteReading(context, account, reading, order)
}

/**
 * The quote for a customer that was read just now.
 * @throws DISCOUNT_ONLY_AT_START, PAYMENTS_UNAVAILABLE
 */
export async function quoteReading(
  { clock }: Context,
  account: Account | null,
  {
    subscription,
    step,
    changes,
    creditCents,
  }: Pick<CustomerReading, 'subscription' | 'step' | 'changes' | 'creditCents'>,
  { plan, discount, confirmed }: QuoteOrder,
): Promise<Quote> {
  const live = liveOf(subscription) ? subscription : null
  if (live && discount && live.discount?.code !== discount.code) throw billingError('DISCOUNT_ONLY_AT_START')
  const now = live ? chargeTimeOf(live, confirmed, clock.now()) : clock.now()
  const isUpgrade = live?.state === 'active' && planChangeOf(live, plan) === 'now'
  const differenceCents = isUpgrade && changes ? await changes.priceDifference(plan, now) : 0
  const awaitedCents = step?.amountCents ?? null
  return quoteOf({ account, subscription, plan, discount, differenceCents, awaitedCents, creditCents, now })
}

/** Kinds that immediately change what is charged, now or later. */
const changing: ReadonlySet<QuoteKind> = new Set(['upgrade', 'change', 'later', 'resume'])

/** Kinds that begin a subscription whose first charge comes later. */
const beginningFree: ReadonlySet<QuoteKind> = new Set(['newTrial', 'trial', 'covered'])

/**
 * Whether the order or change itself changes what is charged. A new subscription waits for the card, unless the
 * customer has means that pay without one. Any credit counts: Stripe charges nothing below its minimum amount.
 */
function changesByItself({ kind }: Quote, { creditCents, hasDefaultCard }: CustomerMeans): boolean {
  if (kind === 'paid') return creditCents > 0
  return changing.has(kind) || (hasDefaultCard && beginningFree.has(kind))
}

/**
 * Accepts confirmed quotes, and orders that cause no charge by themselves: most orders begin a subscription whose first
 * charge waits for the card.
 * @param means as the provider was read; unknown before that
 * @throws AMOUNT_NOT_CONFIRMED with the quote
 */
export function requireConfirmed(
  context: Context,
  quote: Quote,
  confirmed: Confirmation | undefined,
  means: CustomerMeans = nothing,
): void {
  const { currency } = context.config
  if (confirmed ? isConfirmed(quote, currency, confirmed) : !changesByItself(quote, means)) return
  throw billingError('AMOUNT_NOT_CONFIRMED', { answer: { quote: presentQuote(context, quote) } })
}

export function presentQuote(context: Pick<Context, 'config'>, quote: Quote): PresentedQuote {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  return {
    ...quote,
    provider: providerName(context),
    currency: context.config.currency,
    paidFrom: iso(quote.paidFrom),
    quotedAt: new Date(quote.quotedAt).toISOString(),
    trialEndedAt: iso(quote.trialEndedAt),
    charges: quote.charges.map(({ at, ...charge }) => ({ ...charge, at: new Date(at).toISOString() })),
  }
}

async function readForQuote(context: Context, account: Account, plan: Plan) {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const provider = await openProvider(context)
  if (stored?.provider !== provider.name) return nothing
  const { subscription } = stored.snapshot
  if (!isProviderAsked(subscription, plan, context.clock.now())) return { ...nothing, subscription }
  return (await syncSubscription(context, provider, stored)) ?? nothing
}

/**
 * The stored state does not contain the amount of a started or overdue order, the credit for a new order, the price of
 * an upgrade, and what happened after the end of the period.
 */
function isProviderAsked(subscription: ProviderSubscription | null, plan: Plan, now: number): boolean {
  if (!subscription || !liveOf(subscription)) return true
  if (subscription.state === 'pastDue' || subscription.periodEndsAt <= now) return true
  return planChangeOf(subscription, plan) === 'now' && subscription.state === 'active'
}
