import type Stripe from 'stripe'
import { ignoreMissing } from './stripe-client.ts'
import { confirmedTerms, isOver, pickSubscription, readCard, type StripeCustomerRecord } from './stripe-presenter.ts'

/** What Stripe answers in full, in place of ids. */
const customerParts = ['invoice_settings.default_payment_method']
const subscriptionParts = [
  'default_payment_method',
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments',
  'pending_setup_intent',
  'schedule',
]

/** A customer with its subscriptions, those that are over too; undefined for one that is gone. */
export async function readRecord(stripe: Stripe, customerId: string): Promise<StripeCustomerRecord | undefined> {
  const [customer, subscriptions] = await Promise.all([
    ignoreMissing(stripe.customers.retrieve(customerId, { expand: customerParts })),
    listSubscriptions(stripe, customerId),
  ])
  return customer && !customer.deleted ? { customer, subscriptions } : undefined
}

export async function listSubscriptions(stripe: Stripe, customerId: string): Promise<Stripe.Subscription[]> {
  const expand = subscriptionParts.map((part) => `data.${part}`)
  const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20, expand })
  return (await ignoreMissing(list))?.data ?? []
}

/** Changes a subscription. @returns it as it is from then on, with everything that `readRecord` has of it */
export function updateSubscription(
  stripe: Stripe,
  id: string,
  params: Stripe.SubscriptionUpdateParams,
  key?: string,
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(
    id,
    { ...params, expand: subscriptionParts },
    key === undefined ? undefined : { idempotencyKey: key },
  )
}

/**
 * Stripe's page for changing the card sets the customer's default, and a subscription that has a card of its own goes
 * on with that: the new one is handed over, after which the customer has none, so that a later card of the
 * subscription is not taken for an older one.
 *
 * An operator can set the same default. Stripe would charge it when a trial ends that was begun without a card: that
 * becomes a live subscription only if the host has confirmed its terms. Otherwise it ends.
 */
export async function adoptCard(stripe: Stripe, record: StripeCustomerRecord): Promise<StripeCustomerRecord> {
  const subscription = pickSubscription(record)
  const given = readCard(record.customer.invoice_settings.default_payment_method)
  if (!subscription || isOver(subscription) || !given) return record
  if (isUnconfirmed(subscription)) return replaceSubscription(record, await endUnconfirmed(stripe, subscription))
  const updated = await updateSubscription(stripe, subscription.id, { default_payment_method: given.id })
  const customer = await stripe.customers.update(record.customer.id, {
    invoice_settings: { default_payment_method: '' },
  })
  return { ...replaceSubscription(record, updated), customer }
}

/** A trial that no card was given for, and whose terms the host has not confirmed. */
function isUnconfirmed({ status, default_payment_method: card, metadata }: Stripe.Subscription): boolean {
  return status === 'trialing' && card === null && metadata['terms'] !== confirmedTerms.terms
}

/** @returns the subscription as it is then: the host may have given a card since it was read */
async function endUnconfirmed(stripe: Stripe, { id }: Stripe.Subscription): Promise<Stripe.Subscription> {
  const present = await stripe.subscriptions.retrieve(id, { expand: subscriptionParts })
  return isUnconfirmed(present) ? stripe.subscriptions.cancel(id, { prorate: false }) : present
}

function replaceSubscription(record: StripeCustomerRecord, changed: Stripe.Subscription): StripeCustomerRecord {
  const subscriptions = record.subscriptions.map((other) => (other.id === changed.id ? changed : other))
  return { ...record, subscriptions }
}
