import Stripe from 'stripe'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'
import { openProvider } from '../provider.ts'
import { openStripe } from '../stripe/stripe-client.ts'
import { findSubscriptionOf, hastenRead, insertEvent } from '../subscriptions/subscription-queries.ts'
import { syncSubscription } from '../subscriptions/subscription-sync.ts'

/** Maximum age of a signature in seconds; prevents replay. */
const tolerance = 300

/**
 * Verifies and stores a webhook event, and reads its customer. Only the customer id is used; other content may be late,
 * repeated or out of order.
 * @throws WEBHOOK_NOT_SIGNED
 */
export async function receiveWebhook(context: Context, body: Buffer, signature: string | undefined): Promise<void> {
  const { db, clock, log } = context
  const event = await readEvent(context, body, signature)
  const customerId = customerOf(event)
  const stored = customerId ? await findSubscriptionOf(db, { provider: 'stripe', customerId }) : undefined
  await db.transaction().execute(async (tx) => {
    const isNew = await insertEvent(tx, { id: event.id, type: event.type, customerId }, clock.now())
    if (isNew && stored) await hastenRead(tx, stored, clock.now())
  })
  if (!stored) return
  try {
    await syncSubscription(context, await openProvider(context), stored)
  } catch (error) {
    // The sweep reads it within a minute, so Stripe need not repeat the event.
    log.warn({ event: event.id, err: error }, 'a customer could not be read after a call of Stripe')
  }
}

async function readEvent(context: Context, body: Buffer, signature: string | undefined): Promise<Stripe.Event> {
  const secret = context.config.stripe?.webhookSecret
  if (!secret || signature === undefined) throw billingError('WEBHOOK_NOT_SIGNED')
  const now = Math.floor(context.clock.now() / second) * second
  try {
    const { webhooks } = openStripe(context)
    return await webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, now)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw billingError('WEBHOOK_NOT_SIGNED', { cause: error })
    throw error
  }
}

/** Every event about a customer contains its id in one of two places. */
function customerOf({ data }: Stripe.Event): string | null {
  const about = data.object as { object?: unknown; id?: unknown; customer?: unknown }
  const customer = about.object === 'customer' ? about.id : about.customer
  if (typeof customer === 'string') return customer
  const id = typeof customer === 'object' && customer !== null && 'id' in customer ? customer.id : null
  return typeof id === 'string' ? id : null
}
