import type Stripe from 'stripe'
import { ignoreMissing } from './stripe-client.ts'
import { confirmedTerms, isOver, pickSubscription, readCard, type StripeCustomerRecord } from './stripe-presenter.ts'

/** Objects that Stripe expands, in place of ids. */
const customerParts = ['invoice_settings.default_payment_method']
const subscriptionParts = [
  'default_payment_method',
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments',
  'pending_setup_intent',
  'schedule',
]

/** A customer with all its subscriptions, terminated ones too; undefined for a deleted customer. */
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

/** Changes a subscription. @returns it after the change, with everything that `readRecord` returns */
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
 * Stripe's page for changing the card sets the customer's default, but a subscription with its own card continues to
 * use that. So the new card is moved to the subscription, and removed from the customer; otherwise a later card of the
 * subscription would be taken for an older one. An operator can set the same default. Stripe would charge it at the end
 * of a trial that was started without a card: if the host has confirmed the terms, that trial becomes an active
 * subscription, otherwise it ends.
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

/** A trial without a card whose terms the host has not confirmed. */
function isUnconfirmed({ status, default_payment_method: card, metadata }: Stripe.Subscription): boolean {
  return status === 'trialing' && card === null && metadata['terms'] !== confirmedTerms.terms
}

/** @returns the subscription in its present state: the host may have entered a card since the read */
async function endUnconfirmed(stripe: Stripe, { id }: Stripe.Subscription): Promise<Stripe.Subscription> {
  const present = await stripe.subscriptions.retrieve(id, { expand: subscriptionParts })
  return isUnconfirmed(present) ? stripe.subscriptions.cancel(id, { prorate: false }) : present
}

function replaceSubscription(record: StripeCustomerRecord, changed: Stripe.Subscription): StripeCustomerRecord {
  const subscriptions = record.subscriptions.map((other) => (other.id === changed.id ? changed : other))
  return { ...record, subscriptions }
}
