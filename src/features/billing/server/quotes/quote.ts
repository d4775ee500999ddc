import type { Plan } from '#features/accounts/shared/account.ts'
import { accessOf, plans, type Subscription, trialLength } from '#features/accounts/shared/plan.ts'
import { day, minute } from '#platform/clock.ts'
import { discountedCents } from '../../shared/price.ts'
import type { ChargeCause, Confirmation, QuoteKind } from '../../shared/quote-contract.ts'
import { freeAccessUntil } from '../discounts/discount.ts'
import { addMonths } from '../months.ts'
import type { ProviderSubscription } from '../payment-provider.ts'
import { isSameOrder, liveOf, planChangeOf } from '../subscriptions/subscription.ts'

/**
 * Free access that ends later than this cannot become a subscription: Stripe limits `trial_end` to two years from now.
 */
const furthestStart = 700 * day

/** How long a shown amount stays valid, although the difference decreases every second. */
const quoteLength = 30 * minute

type Discount = { code: string; percentage: number }

/** The input of a quote. Times are milliseconds UTC, amounts cents. */
export type QuoteFacts = {
  /** The account's access; null for a visitor, who has not had the trial yet. */
  account: Subscription | null
  subscription: ProviderSubscription | null
  plan: Plan
  discount: Discount | null
  /** The provider's price for changing the subscription to the plan at `now`. */
  differenceCents: number
  /** The amount that is due at the provider now: of an overdue or a started order. Null: none. */
  awaitedCents: number | null
  /** The customer's credit, which the provider deducts from the first charge. */
  creditCents: number
  now: number
}

/** What an order or a change charges, and when. Times are milliseconds UTC, amounts cents. */
export type Quote = {
  kind: QuoteKind
  plan: Plan
  priceCents: number
  discount: Discount | null
  monthlyCents: number
  dueNowCents: number
  paidFrom: number | null
  quotedAt: number
  trialEndedAt: number | null
  charges: { at: number; cents: number; cause: ChargeCause }[]
}

type Terms = Pick<Quote, 'kind' | 'dueNowCents' | 'paidFrom'>

/** The only function that decides what an order or a change of plan charges. Pure. */
export function quoteOf(facts: QuoteFacts): Quote {
  const live = liveOf(facts.subscription) ? facts.subscription : null
  // An overdue amount has to be paid before the plan can change.
  const plan = live?.state === 'pastDue' ? live.plan : facts.plan
  const discount = live ? live.discount : facts.discount
  const priceCents = plans[plan].priceCents
  const isAsItIs = live !== null && live.plan === plan && live.pendingPlan === null
  // An active subscription keeps its initial price.
  const monthlyCents = isAsItIs ? live.nextCents : discountedCents(priceCents, discount?.percentage ?? 0)
  const terms = live ? changeTerms(live, facts) : startTerms(facts, monthlyCents)
  const quote = { ...terms, plan, priceCents, discount, monthlyCents, quotedAt: facts.now }
  return {
    ...quote,
    trialEndedAt: terms.kind === 'paid' ? trialEndOf(facts) : null,
    charges: chargesOf(quote, facts),
  }
}

function startTerms(facts: QuoteFacts, monthlyCents: number): Terms {
  const { account, plan, now } = facts
  if (monthlyCents === 0) return { kind: 'free', dueNowCents: 0, paidFrom: null }
  const hasTrialAhead = !account || (account.planStatus === 'none' && account.trialEndsAt === null)
  if (hasTrialAhead) return { kind: 'newTrial', dueNowCents: 0, paidFrom: now + trialLength }
  const { status } = accessOf({ ...account, renewal: 'none' }, now)
  if (status === 'trial') return { kind: 'trial', dueNowCents: 0, paidFrom: account.trialEndsAt }
  // Free access is used up first; it covers the cheaper plan too.
  const isCovered = status === 'active' && (plan === account.plan || plan === 'basic')
  if (!isCovered) return { kind: 'paid', dueNowCents: firstChargeOf(facts, monthlyCents), paidFrom: null }
  const { accessUntil } = account
  if (accessUntil === null || accessUntil - now > furthestStart) {
    return { kind: 'settled', dueNowCents: 0, paidFrom: accessUntil }
  }
  return { kind: 'covered', dueNowCents: 0, paidFrom: accessUntil }
}

/** The provider's amount for an order that was already started; else the price minus a credit. */
function firstChargeOf(facts: QuoteFacts, monthlyCents: number): number {
  const { subscription, plan, discount, awaitedCents, creditCents } = facts
  const isBegun =
    subscription?.state === 'incomplete' &&
    subscription.nextCents === monthlyCents &&
    isSameOrder(subscription, { plan, discount, freeUntil: null })
  const firstCents = Math.max(0, monthlyCents - creditCents)
  return isBegun ? (awaitedCents ?? firstCents) : firstCents
}

function changeTerms(subscription: ProviderSubscription, { plan, differenceCents, awaitedCents }: QuoteFacts): Terms {
  const { state, pendingPlan, cancelsAt, periodEndsAt: paidFrom } = subscription
  if (state === 'pastDue') return { kind: 'overdue', dueNowCents: awaitedCents ?? subscription.nextCents, paidFrom }
  const change = planChangeOf(subscription, plan)
  if (change === 'now' && state === 'active') return { kind: 'upgrade', dueNowCents: differenceCents, paidFrom }
  if (change === 'now') return { kind: 'change', dueNowCents: 0, paidFrom }
  if (change === 'later') return { kind: 'later', dueNowCents: 0, paidFrom }
  if (change === 'keep' || cancelsAt !== null) return { kind: 'resume', dueNowCents: 0, paidFrom }
  return { kind: pendingPlan === null ? 'settled' : 'scheduled', dueNowCents: 0, paidFrom }
}

/** The end of a trial that was not followed by payment or granted access. */
function trialEndOf({ account, now }: QuoteFacts): number | null {
  if (account?.planStatus !== 'trial' || account.trialEndsAt === null) return null
  return account.trialEndsAt <= now ? account.trialEndsAt : null
}

const causeToday: Readonly<Partial<Record<QuoteKind, ChargeCause>>> = {
  free: 'freeBegins',
  newTrial: 'trialBegins',
  trial: 'cardKept',
  covered: 'cardKept',
  paid: 'paid',
  upgrade: 'difference',
  change: 'nothing',
  later: 'nothing',
  resume: 'nothing',
  overdue: 'overdue',
}

const causeOfStart: Readonly<Partial<Record<QuoteKind, ChargeCause>>> = {
  newTrial: 'trialEnds',
  trial: 'trialEnds',
  covered: 'freeEnds',
  later: 'planBegins',
  scheduled: 'planBegins',
}

function chargesOf(
  { kind, dueNowCents, monthlyCents, paidFrom }: Terms & { monthlyCents: number },
  { now, account, subscription }: QuoteFacts,
): Quote['charges'] {
  // Granted access: nothing is charged when it ends.
  if (kind === 'settled' && !liveOf(subscription)) return []
  const today = causeToday[kind]
  const charges: Quote['charges'] = today ? [{ at: now, cents: dueNowCents, cause: today }] : []
  if (kind === 'free') return [...charges, { at: freeAccessUntil(now), cents: 0, cause: 'freeStops' }]
  const isTrial = account !== null && accessOf(account, now).status === 'trial'
  const causeOfEnd = isTrial ? 'trialEnds' : 'freeEnds'
  const isBeforeFirst = kind === 'change' || (kind === 'settled' && subscription?.state === 'trialing')
  const start = isBeforeFirst ? causeOfEnd : causeOfStart[kind]
  if (start && paidFrom !== null) {
    charges.push({ at: paidFrom, cents: monthlyCents, cause: start })
    charges.push({ at: addMonths(paidFrom, 1), cents: monthlyCents, cause: 'renews' })
  } else {
    charges.push({ at: paidFrom ?? addMonths(now, 1), cents: monthlyCents, cause: 'renews' })
  }
  return charges
}

/**
 * Whether the confirmed terms equal these. A start that has moved by less than a day because the trial begins with the
 * order is the same; an earlier one never is.
 */
export function isConfirmed(quote: Quote, currency: string, confirmed: Confirmation): boolean {
  return (
    confirmed.dueNowCents === quote.dueNowCents &&
    confirmed.monthlyCents === quote.monthlyCents &&
    confirmed.currency === currency &&
    isSameStart(quote.paidFrom, confirmed.paidFrom)
  )
}

function isSameStart(actual: number | null, shown: string | null): boolean {
  if (actual === null || shown === null) return actual === null && shown === null
  const delay = actual - Date.parse(shown)
  // Providers count in seconds.
  return delay > -minute && delay < day
}

/**
 * The time from which the difference of a plan is charged: that of the quote that the host confirms, if it is in this
 * period and not too old. Never a later one, which would cost less.
 */
export function chargeTimeOf(
  { periodEndsAt }: ProviderSubscription,
  confirmed: Confirmation | undefined,
  now: number,
): number {
  if (!confirmed || !isSameStart(periodEndsAt, confirmed.paidFrom)) return now
  const shownAt = Date.parse(confirmed.quotedAt)
  return shownAt <= now && now - shownAt <= quoteLength ? shownAt : now
}
