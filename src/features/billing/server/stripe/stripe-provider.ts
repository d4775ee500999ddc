import Stripe from 'stripe'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { paymentCallDuration, timed } from '#platform/metrics.ts'
import { billingError } from '../billing-errors.ts'
import type { PaymentProvider, StoppedBy, SubscriptionOrder } from '../payment-provider.ts'
import { ensureCardPages, ensureCoupon, ensurePrice } from './stripe-catalogue.ts'
import { ignoreMissing, openStripe } from './stripe-client.ts'
import {
  type AwaitedPayment,
  awaitedPaymentOf,
  isOver,
  operatorComment,
  pickSubscription,
  presentStripeCustomer,
  readCard,
  type StripeCustomerRecord,
} from './stripe-presenter.ts'

/** Stripe as a provider: what is charged, when and to which card is decided and kept there. */
export function openStripeProvider(context: Context): PaymentProvider {
  const stripe = openStripe(context)
  const { currency } = context.config
  const priceOf = (plan: Plan) => ensurePrice(stripe, plan, currency)
  /** The one that counts, fetched anew: between two calls of ours the host may have paid. */
  const getSubscription = async (customerId: string) => {
    const record = await readRecord(stripe, customerId)
    const subscription = record && pickSubscription(record)
    if (!subscription) throw billingError('NO_SUBSCRIPTION')
    return subscription
  }

  return answerErrors(context, {
    name: 'stripe',
    async createCustomer({ accountId, name, email, language }, key) {
      const customer = await stripe.customers.create(
        { name, email, preferred_locales: [language], metadata: { account_id: accountId } },
        { idempotencyKey: key },
      )
      return customer.id
    },
    async updateContact(customerId, { name, email }) {
      await stripe.customers.update(customerId, { name: name ?? '', email: email ?? '' })
    },
    async startSubscription(order, key) {
      await stripe.subscriptions.create(await orderParams(stripe, order, await priceOf(order.plan)), {
        idempotencyKey: key,
      })
    },
    async readCustomer(customerId) {
      const [record, invoices] = await Promise.all([
        readRecord(stripe, customerId),
        ignoreMissing(stripe.invoices.list({ customer: customerId, limit: 24 })),
      ])
      if (!record) return undefined
      const adopted = await adoptCard(stripe, record)
      return presentStripeCustomer(adopted, invoices?.data ?? [], await readAwaited(stripe, adopted))
    },
    async previewChange(customerId, plan) {
      const { id, items } = await getSubscription(customerId)
      const preview = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: await replaceItem(items, priceOf(plan)),
          proration_behavior: 'always_invoice',
          proration_date: Math.floor(context.clock.now() / 1_000),
        },
      })
      return { dueNowCents: Math.max(0, preview.amount_due) }
    },
    async changePlanNow(customerId, plan, key) {
      const { id, items, status, schedule } = await getSubscription(customerId)
      if (schedule) await release(stripe, schedule)
      const changed = { items: await replaceItem(items, priceOf(plan)) }
      // The dearer plan waits until its price is paid: the bank may want the host to confirm it first.
      const payment = { proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' } as const
      await stripe.subscriptions.update(
        id,
        { ...changed, ...(status === 'trialing' ? { proration_behavior: 'none' } : payment) },
        { idempotencyKey: key },
      )
    },
    async changePlanLater(customerId, plan, key) {
      const subscription = await getSubscription(customerId)
      const price = await priceOf(plan)
      await schedulePlan(stripe, subscription, { plan, price }, key)
    },
    async keepPlan(customerId) {
      const { schedule } = await getSubscription(customerId)
      if (schedule) await release(stripe, schedule)
    },
    async cancelAtPeriodEnd(customerId, by) {
      const { id, schedule } = await getSubscription(customerId)
      if (schedule) await release(stripe, schedule)
      await stripe.subscriptions.update(id, { cancel_at_period_end: true, cancellation_details: stoppedBy(by) })
    },
    async resume(customerId) {
      const { id } = await getSubscription(customerId)
      await stripe.subscriptions.update(id, { cancel_at_period_end: false, cancellation_details: stoppedBy('host') })
    },
    async endNow(customerId, by) {
      const record = await readRecord(stripe, customerId)
      for (const subscription of record?.subscriptions ?? []) {
        if (isOver(subscription)) continue
        await stripe.subscriptions.cancel(subscription.id, { prorate: false, cancellation_details: stoppedBy(by) })
      }
      const open = await ignoreMissing(stripe.invoices.list({ customer: customerId, status: 'open', limit: 24 }))
      for (const { id } of open?.data ?? []) await stripe.invoices.voidInvoice(id)
    },
    async openCardPage(customerId, returnUrl) {
      const configuration = await ensureCardPages(stripe, context.config.origin)
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        configuration,
        return_url: returnUrl,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      })
      return session.url
    },
    async deleteCustomer(customerId) {
      // Stripe ends a customer's subscriptions with it.
      await ignoreMissing(stripe.customers.del(customerId))
    },
  })
}

/** Kept with the subscription, in the call that stops it; what was said of an earlier stop goes. */
function stoppedBy(by: StoppedBy) {
  return { comment: by === 'operator' ? operatorComment : '' }
}

async function readRecord(stripe: Stripe, customerId: string): Promise<StripeCustomerRecord | undefined> {
  const [customer, subscriptions] = await Promise.all([
    ignoreMissing(stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] })),
    ignoreMissing(
      stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 20,
        expand: [
          'data.default_payment_method',
          'data.latest_invoice.confirmation_secret',
          'data.latest_invoice.payments',
          'data.pending_setup_intent',
          'data.schedule',
        ],
      }),
    ),
  ])
  return customer && !customer.deleted ? { customer, subscriptions: subscriptions?.data ?? [] } : undefined
}

/**
 * Stripe's page for changing the card sets the customer's default, and a subscription that has a card of its own goes
 * on with that: the new one is handed over, after which the customer has none, so that a later card of the
 * subscription is not taken for an older one.
 */
async function adoptCard(stripe: Stripe, record: StripeCustomerRecord): Promise<StripeCustomerRecord> {
  const subscription = pickSubscription(record)
  const given = readCard(record.customer.invoice_settings.default_payment_method)
  if (!subscription || isOver(subscription) || !given) return record
  await stripe.subscriptions.update(subscription.id, { default_payment_method: given.id })
  await stripe.customers.update(record.customer.id, { invoice_settings: { default_payment_method: '' } })
  return (await readRecord(stripe, record.customer.id)) ?? record
}

async function readAwaited(stripe: Stripe, record: StripeCustomerRecord): Promise<AwaitedPayment | undefined> {
  const id = awaitedPaymentOf(record)
  return id === undefined ? undefined : stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
}

async function orderParams(
  stripe: Stripe,
  { customerId, accountId, plan, freeUntil, discount }: SubscriptionOrder,
  price: string,
): Promise<Stripe.SubscriptionCreateParams> {
  return {
    customer: customerId,
    items: [{ price }],
    // Nothing is charged before the host has confirmed it; a trial without a card comes to nothing.
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    ...(freeUntil !== null && {
      trial_end: Math.ceil(freeUntil / 1_000),
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }),
    ...(discount && { discounts: [{ coupon: await ensureCoupon(stripe, discount.percentage) }] }),
    metadata: {
      account_id: accountId,
      plan,
      ...(discount && { discount_code: discount.code, discount_percentage: String(discount.percentage) }),
    },
  }
}

async function replaceItem({ data }: Stripe.Subscription['items'], price: Promise<string>) {
  const [item] = data
  return [{ ...(item && { id: item.id }), price: await price }]
}

/** The present phase as it is, then the other plan; from then on the subscription goes on without a schedule. */
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

/** Leaves the subscription as it is at this moment. */
async function release(stripe: Stripe, schedule: string | Stripe.SubscriptionSchedule): Promise<void> {
  const id = typeof schedule === 'string' ? schedule : schedule.id
  await stripe.subscriptionSchedules.release(id)
}

/** Whatever Stripe refuses or leaves unanswered becomes one of our errors; the log keeps what it was. */
function answerErrors(context: Context, provider: PaymentProvider): PaymentProvider {
  const answered = Object.entries(provider).map(([name, member]) => [
    name,
    typeof member === 'function'
      ? async (...parameters: unknown[]) => {
          try {
            return await timed(paymentCallDuration, { call: name }, async () =>
              (member as (...all: unknown[]) => unknown)(...parameters),
            )
          } catch (error) {
            throw readError(context, name, error)
          }
        }
      : member,
  ])
  // Each member keeps its own parameters and result, which the compiler cannot follow through the list.
  return Object.fromEntries(answered) as PaymentProvider
}

function readError({ log }: Context, call: string, error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, statusCode, requestId } = error
  if (error instanceof Stripe.errors.StripeCardError) return billingError('CARD_DECLINED', { cause: error })
  log.warn({ call, type, code, statusCode, requestId }, 'Stripe refused or did not answer')
  return billingError('PAYMENTS_UNAVAILABLE', { cause: error })
}
