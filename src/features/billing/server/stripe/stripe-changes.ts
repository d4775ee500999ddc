import type Stripe from 'stripe'
import type { Plan } from '#features/accounts/shared/account.ts'
import { second } from '#platform/clock.ts'
import { billingError } from '../billing-errors.ts'
import type { SubscriptionChanges } from '../payment-provider.ts'
import { ensureCoupon } from './stripe-catalogue.ts'
import { ignoreMissing } from './stripe-client.ts'
import {
  cancelComments,
  confirmedTerms,
  hostComment,
  isOver,
  operatorComment,
  pickSubscription,
  type StripeCustomerRecord,
} from './stripe-presenter.ts'
import { listSubscriptions, updateSubscription } from './stripe-records.ts'

/**
 * Changes of the relevant subscription, on the record that was read: only we change plans and schedules, one change of
 * an account at a time, so since the read only payments and the clock can have changed the subscription. Repeating a
 * change that a payment already applied has no effect at Stripe. Only ending could lose a payment, so it reads again
 * first.
 * @param priceOf the id of a plan's price
 */
export function openChanges(
  stripe: Stripe,
  record: StripeCustomerRecord,
  priceOf: (plan: Plan) => Promise<string>,
): SubscriptionChanges | null {
  const found = pickSubscription(record)
  if (!found) return null
  /** Stripe's latest response. */
  let subscription = found
  const update = async (params: Stripe.SubscriptionUpdateParams, key?: string) => {
    subscription = await updateSubscription(stripe, subscription.id, params, key)
  }
  const release = async () => {
    const { schedule } = subscription
    if (!schedule) return
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
    subscription = { ...subscription, schedule: null }
  }

  return {
    async priceDifference(plan, at) {
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: replaceItem(subscription, await priceOf(plan)),
          proration_behavior: 'always_invoice',
          proration_date: secondOf(at),
        },
      })
      return Math.max(0, preview.amount_due)
    },
    async changePlanNow(plan, at, key) {
      await release()
      const items = replaceItem(subscription, await priceOf(plan))
      if (subscription.status === 'trialing') return update({ items, proration_behavior: 'none' }, key)
      // The more expensive plan starts only when its price is paid: the bank may require the host's confirmation first.
      await update(
        {
          items,
          proration_behavior: 'always_invoice',
          proration_date: secondOf(at),
          payment_behavior: 'pending_if_incomplete',
        },
        key,
      )
    },
    async changePlanLater(plan, key) {
      await schedulePlan(stripe, subscription, { plan, price: await priceOf(plan) }, key)
    },
    async confirmTerms() {
      await update({ metadata: confirmedTerms })
    },
    keepPlan: release,
    async cancelAtPeriodEnd(by) {
      await release()
      await update({ cancel_at_period_end: true, cancellation_details: { comment: cancelComments[by] } })
    },
    async resume() {
      await update({ cancel_at_period_end: false, cancellation_details: { comment: '' } })
    },
    endNow: (by) => endNow(stripe, record, by),
  }
}

/** The same second for preview and change, so that both compute the same amount. */
function secondOf(time: number): number {
  return Math.floor(time / second)
}

/** The subscription's only item with another price. */
function replaceItem({ items: { data } }: Stripe.Subscription, price: string) {
  const [item] = data
  return [{ ...(item && { id: item.id }), price }]
}

/** The present phase unchanged, then the other plan; after that the schedule is released. */
async function schedulePlan(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { plan, price }: { plan: Plan; price: string },
  key: string,
): Promise<void> {
  const schedule =
    typeof subscription.schedule === 'object' && subscription.schedule !== null
      ? subscription.schedule
      : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, { idempotencyKey: key })
  const [item] = subscription.items.data
  const present = schedule.phases[0]
  if (!item || !present) throw billingError('NO_SUBSCRIPTION')
  const percentage = Number(subscription.metadata['discount_percentage'] ?? 0)
  const discounts = percentage > 0 ? { discounts: [{ coupon: await ensureCoupon(stripe, percentage) }] } : {}
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    metadata: { pending_plan: plan },
    phases: [
      {
        items: [{ price: item.price.id }],
        start_date: present.start_date,
        end_date: item.current_period_end,
        ...discounts,
      },
      { items: [{ price }], duration: { interval: 'month', interval_count: 1 }, ...discounts },
    ],
  })
}

async function endNow(stripe: Stripe, { customer, subscriptions }: StripeCustomerRecord, by: 'host' | 'operator') {
  const present = (await listSubscriptions(stripe, customer.id)).filter((one) => !isOver(one))
  const isKnown = (one: Stripe.Subscription) => {
    const before = subscriptions.find(({ id }) => id === one.id)
    return before?.status === one.status && hasCard(before) === hasCard(one)
  }
  if (by === 'host' && !present.every(isKnown)) throw billingError('BILLING_BUSY')
  for (const { id } of present) {
    const comment = by === 'operator' ? operatorComment : hostComment
    await stripe.subscriptions.cancel(id, { prorate: false, cancellation_details: { comment } })
  }
  const open = await ignoreMissing(stripe.invoices.list({ customer: customer.id, status: 'open', limit: 24 }))
  for (const { id } of open?.data ?? []) await stripe.invoices.voidInvoice(id)
}

function hasCard({ default_payment_method: card }: Stripe.Subscription): boolean {
  return card !== null
}
