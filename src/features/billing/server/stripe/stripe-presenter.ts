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

/** Stripe's own words for what we call a customer's state. Pure; Stripe counts in seconds, we in milliseconds. */

export type StripeCustomerRecord = { customer: Stripe.Customer; subscriptions: Stripe.Subscription[] }

/** What may wait for the host, and the payment in it as far as it was tried already. */
export type AwaitedPayment = Pick<Stripe.PaymentIntent, 'status' | 'payment_method' | 'last_payment_error'>

const ms = (seconds: number) => seconds * 1_000
const msOrNull = (seconds: number | null) => (seconds === null ? null : ms(seconds))

/** Finally over: nothing is charged and nothing can be paid. */
export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired' || status === 'paused'
}

/** The subscription that counts: one that is charged, else one that was begun, else the newest. */
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
 * The customer's credit. The invoice of an order that was begun has taken its part already; Stripe gives it back if the
 * order is given up.
 */
function creditOf(record: StripeCustomerRecord, subscription: Stripe.Subscription | undefined): number {
  const isBegun = subscription && stateOf(record, subscription) === 'incomplete'
  const invoice = isBegun ? latestInvoice(subscription) : undefined
  const setAside = invoice?.status === 'open' ? (invoice.ending_balance ?? 0) - invoice.starting_balance : 0
  // Stripe's balance is negative for a credit.
  return Math.max(0, setAside - record.customer.balance)
}

/** Says in a subscription's details, which Stripe's own pages show too, that an operator has stopped it. */
export const operatorComment = 'Stopped by the operator'

/** As `operatorComment`: the host has ended it at once. Distinguishes this from an end after failed charges. */
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
  // A trial without a card is going to come to nothing.
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
    // Where an earlier cancellation came before the end at once, `canceled_at` may be the time of that.
    cancelledAt: msOrNull(isEndedByHost ? subscription.ended_at : subscription.canceled_at),
    nextCents: discountedCents(priceCents, discount?.percentage ?? 0),
    pastDueSince: overdue ? ms(overdue.created) : null,
    nextAttemptAt: overdue ? msOrNull(overdue.next_payment_attempt) : null,
  }
}

function planOf(price: Stripe.Price | undefined): Plan {
  return (price?.metadata['plan'] ?? price?.lookup_key ?? '').includes('pro') ? 'pro' : 'basic'
}

/** A schedule that is in its last phase changes nothing any more. */
function pendingPlanOf({ schedule }: Stripe.Subscription): Plan | null {
  if (schedule === null || typeof schedule === 'string') return null
  const last = schedule.phases.at(-1)
  const isPending =
    last !== undefined && schedule.current_phase !== null && schedule.current_phase.start_date < last.start_date
  if (!isPending) return null
  return schedule.metadata?.['pending_plan'] === 'pro' ? 'pro' : 'basic'
}

/** The id of the payment that the host has to confirm; undefined where none waits for her. */
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
 * The card that a payment was tried with, if its bank has not refused it but wants to ask the host: Stripe then waits
 * for her, or, where it tried in her absence, gives up for now and says why.
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

/** Methods that are no cards, such as a direct debit, are named by what they are. */
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
    // Without what a credit of the customer has paid.
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
