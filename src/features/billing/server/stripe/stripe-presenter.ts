import type Stripe from 'stripe'
import type { Plan } from '#features/accounts/shared/account.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import { discountedCents } from '../../shared/price.ts'
import type {
  CancelledBy,
  Card,
  CustomerState,
  Invoice,
  PaymentStep,
  ProviderSubscription,
  StoredCard,
} from '../payment-provider.ts'

/** Maps Stripe's objects to a customer state. Pure; Stripe counts in seconds, we in milliseconds. */

export type StripeCustomerRecord = { customer: Stripe.Customer; subscriptions: Stripe.Subscription[] }

/** What the host may have to confirm, and its payment if one was tried already. */
export type AwaitedPayment = Pick<Stripe.PaymentIntent, 'status' | 'payment_method' | 'last_payment_error'>

const ms = (seconds: number) => seconds * 1_000
const msOrNull = (seconds: number | null) => (seconds === null ? null : ms(seconds))

/** Terminal states: nothing is charged and nothing can be paid. */
export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired' || status === 'paused'
}

/** The relevant subscription: one that is charged, else one that was started, else the newest. */
export function pickSubscription(record: StripeCustomerRecord): Stripe.Subscription | undefined {
  const rank = (subscription: Stripe.Subscription) => ranks[stateOf(record, subscription)]
  return record.subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0]
}

const ranks = { active: 0, pastDue: 0, trialing: 0, incomplete: 1, ended: 2 } as const

/** @param awaited the payment of `awaitedPaymentOf`, where there is one */
export function presentStripeCustomer(
  record: StripeCustomerRecord,
  invoices: Stripe.Invoice[],
  awaited: AwaitedPayment | undefined,
): CustomerState {
  const subscription = pickSubscription(record)
  const { customer } = record
  return {
    subscription: subscription ? presentSubscription(record, subscription) : null,
    card: subscription ? presentCard(cardOf(record, subscription)) : null,
    invoices: invoices.filter(({ status }) => status !== 'draft').map(presentInvoice),
    step: subscription ? findStep(record, subscription, awaited) : null,
    contact: { name: customer.name ?? null, email: customer.email },
    creditCents: creditOf(record, subscription),
    hasDefaultCard: readCard(customer.invoice_settings.default_payment_method) !== undefined,
  }
}

/**
 * The customer's credit. The invoice of a started order has already used its part; Stripe gives it back if the order is
 * given up.
 */
function creditOf(record: StripeCustomerRecord, subscription: Stripe.Subscription | undefined): number {
  const isBegun = subscription && stateOf(record, subscription) === 'incomplete'
  const invoice = isBegun ? latestInvoice(subscription) : undefined
  const setAside = invoice?.status === 'open' ? (invoice.ending_balance ?? 0) - invoice.starting_balance : 0
  // Stripe's balance is negative for a credit.
  return Math.max(0, setAside - record.customer.balance)
}

/** A note in a subscription's cancellation details, which Stripe's own pages show too: an operator has cancelled it. */
export const operatorComment = 'Stopped by the operator'

/** As `operatorComment`: the host has ended it immediately. Distinguishes this from an end after failed charges. */
export const hostComment = 'Ended by the host'

/** As `hostComment`: who has cancelled it for the end of the period. */
export const cancelComments: Record<CancelledBy, string> = {
  host: 'Cancelled by the host',
  operator: operatorComment,
  withdrawal: 'Withdrawn by the host',
}

/** Metadata of a subscription whose terms the host has confirmed. */
export const confirmedTerms = { terms: 'confirmed' } as const

function stateOf(record: StripeCustomerRecord, subscription: Stripe.Subscription): ProviderSubscription['state'] {
  if (isOver(subscription)) return 'ended'
  const { status } = subscription
  // A trial without a card will end without a charge.
  if (status === 'trialing') return cardOf(record, subscription) ? 'trialing' : 'incomplete'
  if (status === 'active') return 'active'
  return status === 'incomplete' ? 'incomplete' : 'pastDue'
}

function presentSubscription(record: StripeCustomerRecord, subscription: Stripe.Subscription): ProviderSubscription {
  const state = stateOf(record, subscription)
  const [item] = subscription.items.data
  const plan = planOf(item?.price)
  const pendingPlan = pendingPlanOf(subscription)
  const { discount_code: code, discount_percentage: percentage } = subscription.metadata
  const discount = code ? { code, percentage: Number(percentage) } : null
  const priceCents = pendingPlan ? plans[pendingPlan].priceCents : (item?.price.unit_amount ?? plans[plan].priceCents)
  const periodEndsAt = ms(item?.current_period_end ?? subscription.trial_end ?? subscription.created)
  const cancelsAt = msOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEndsAt : null)
  const overdue = state === 'pastDue' ? latestInvoice(subscription) : undefined
  const comment = subscription.cancellation_details?.comment
  const isEndedByHost = state === 'ended' && comment === hostComment
  return {
    id: subscription.id,
    state,
    plan,
    pendingPlan,
    discount,
    areTermsConfirmed: subscription.metadata['terms'] === confirmedTerms.terms,
    trialEndsAt: subscription.status === 'trialing' ? msOrNull(subscription.trial_end) : null,
    periodEndsAt,
    cancelsAt,
    isStoppedByOperator: (cancelsAt !== null || state === 'ended') && comment === operatorComment,
    isEndedByHost,
    isCancelledByHost: cancelsAt !== null && comment === cancelComments.host,
    // If an earlier cancellation preceded the immediate end, `canceled_at` may be the time of that one.
    cancelledAt: msOrNull(isEndedByHost ? subscription.ended_at : subscription.canceled_at),
    nextCents: discountedCents(priceCents, discount?.percentage ?? 0),
    pastDueSince: overdue ? ms(overdue.created) : null,
    nextAttemptAt: overdue ? msOrNull(overdue.next_payment_attempt) : null,
  }
}

function planOf(price: Stripe.Price | undefined): Plan {
  return (price?.metadata['plan'] ?? price?.lookup_key ?? '').includes('pro') ? 'pro' : 'basic'
}

/** A schedule in its last phase changes nothing any more. */
function pendingPlanOf({ schedule }: Stripe.Subscription): Plan | null {
  if (schedule === null || typeof schedule === 'string') return null
  const last = schedule.phases.at(-1)
  const isPending =
    last !== undefined && schedule.current_phase !== null && schedule.current_phase.start_date < last.start_date
  if (!isPending) return null
  return schedule.metadata?.['pending_plan'] === 'pro' ? 'pro' : 'basic'
}

/** The id of the payment that the host has to confirm; undefined if there is none. */
export function awaitedPaymentOf(record: StripeCustomerRecord): string | undefined {
  const subscription = pickSubscription(record)
  if (!subscription || !awaitsPayment(record, subscription)) return undefined
  const intents = latestInvoice(subscription)?.payments?.data.map(({ payment }) => payment.payment_intent) ?? []
  return intents.find((intent) => typeof intent === 'string')
}

function awaitsPayment(record: StripeCustomerRecord, subscription: Stripe.Subscription): boolean {
  const state = stateOf(record, subscription)
  if (subscription.status === 'trialing' && state === 'incomplete') return false
  return state === 'incomplete' || state === 'pastDue' || subscription.pending_update !== null
}

function findStep(
  record: StripeCustomerRecord,
  subscription: Stripe.Subscription,
  awaited: AwaitedPayment | undefined,
): PaymentStep | null {
  if (awaitsPayment(record, subscription)) {
    const invoice = latestInvoice(subscription)
    const clientSecret = invoice?.confirmation_secret?.client_secret
    return clientSecret
      ? {
          clientSecret,
          kind: 'payment',
          amountCents: invoice.amount_remaining,
          storedCard: presentStoredCard(awaited),
        }
      : null
  }
  const { pending_setup_intent: setup } = subscription
  if (subscription.status !== 'trialing' || stateOf(record, subscription) !== 'incomplete') return null
  const clientSecret = typeof setup === 'object' ? setup?.client_secret : null
  return clientSecret ? { clientSecret, kind: 'setup', amountCents: 0, storedCard: null } : null
}

/**
 * The card of a payment attempt that its bank did not refuse but wants the host to authenticate: Stripe then waits for
 * her or, if it tried off-session, gives up for now and reports why.
 */
function presentStoredCard(awaited: AwaitedPayment | undefined): StoredCard | null {
  const { status, payment_method: tried, last_payment_error: refusal } = awaited ?? {}
  const waits = status === 'requires_action' || status === 'requires_confirmation'
  const gaveUp = status === 'requires_payment_method' && refusal?.code === 'authentication_required'
  const method = readCard((waits && tried) || (gaveUp && refusal.payment_method) || null)
  return method?.card ? { id: method.id, brand: method.card.brand, last4: method.card.last4 } : null
}

function latestInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return typeof invoice === 'object' && invoice !== null ? invoice : undefined
}

function cardOf({ customer }: StripeCustomerRecord, subscription: Stripe.Subscription) {
  return readCard(subscription.default_payment_method) ?? readCard(customer.invoice_settings.default_payment_method)
}

export function readCard(method: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | undefined {
  return typeof method === 'object' && method !== null ? method : undefined
}

/** Other methods, such as a direct debit, are shown by their type. */
function presentCard(method: Stripe.PaymentMethod | undefined): Card | null {
  if (!method) return null
  const { card } = method
  return card
    ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
    : { brand: method.type, last4: '', expMonth: 0, expYear: 0 }
}

const invoiceStatuses = ['paid', 'open'] as const

function presentInvoice(invoice: Stripe.Invoice): Invoice {
  const status = invoiceStatuses.find((known) => known === invoice.status) ?? 'void'
  return {
    id: invoice.id,
    number: invoice.number,
    plan: null,
    // Without the part paid by a credit of the customer.
    cents: invoice.amount_due,
    currency: invoice.currency,
    createdAt: ms(invoice.created),
    paidAt: msOrNull(invoice.status_transitions.paid_at),
    status,
    hasFailed: status === 'open' && invoice.attempt_count > 0,
    nextAttemptAt: msOrNull(invoice.next_payment_attempt),
    url: invoice.hosted_invoice_url ?? null,
    pdf: invoice.invoice_pdf ?? null,
  }
}
