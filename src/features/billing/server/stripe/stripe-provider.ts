import Stripe from 'stripe'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { paymentCallDuration, timed } from '#platform/metrics/metrics.ts'
import { traced } from '#platform/tracing/tracing.ts'
import { billingError } from '../billing-errors.ts'
import type { PaymentProvider, SubscriptionChanges, SubscriptionOrder } from '../payment-provider.ts'
import { ensureCardPages, ensureCoupon, ensurePrice } from './stripe-catalogue.ts'
import { openChanges } from './stripe-changes.ts'
import { ignoreMissing, openStripe } from './stripe-client.ts'
import {
  type AwaitedPayment,
  awaitedPaymentOf,
  confirmedTerms,
  presentStripeCustomer,
  type StripeCustomerRecord,
} from './stripe-presenter.ts'
import { adoptCard, readRecord } from './stripe-records.ts'

/** Stripe as a provider. Stripe decides what is charged, when and to which card. */
export function openStripeProvider(context: Context): PaymentProvider {
  const stripe = openStripe(context)
  const { currency } = context.config
  const priceOf = (plan: Plan) => ensurePrice(stripe, plan, currency)

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
      const state = presentStripeCustomer(adopted, invoices?.data ?? [], await readAwaited(stripe, adopted))
      const changes = openChanges(stripe, adopted, priceOf)
      return { ...state, changes: changes && answerErrors(context, changes) }
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
      // Deleting a customer cancels its subscriptions.
      await ignoreMissing(stripe.customers.del(customerId))
    },
  })
}

async function readAwaited(stripe: Stripe, record: StripeCustomerRecord): Promise<AwaitedPayment | undefined> {
  const id = awaitedPaymentOf(record)
  return id === undefined ? undefined : stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
}

async function orderParams(
  stripe: Stripe,
  { customerId, accountId, plan, freeUntil, discount, areTermsConfirmed }: SubscriptionOrder,
  price: string,
): Promise<Stripe.SubscriptionCreateParams> {
  return {
    customer: customerId,
    items: [{ price }],
    // Nothing is charged before the host has confirmed it; a trial without a card ends without a charge.
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
      ...(areTermsConfirmed && confirmedTerms),
      ...(discount && { discount_code: discount.code, discount_percentage: String(discount.percentage) }),
    },
  }
}

/** Failures of Stripe become our errors; the log contains the original. */
function answerErrors<Calls extends PaymentProvider | SubscriptionChanges>(context: Context, calls: Calls): Calls {
  const answered = Object.entries(calls).map(([name, member]) => [
    name,
    typeof member === 'function'
      ? async (...parameters: unknown[]) => {
          try {
            return await timed(paymentCallDuration, { call: name }, () =>
              traced(`stripe ${name}`, async () => (member as (...all: unknown[]) => unknown)(...parameters)),
            )
          } catch (error) {
            throw readError(context, name, error)
          }
        }
      : member,
  ])
  // Each method keeps its own parameters and result, which the compiler cannot infer from the list.
  return Object.fromEntries(answered) as Calls
}

function readError({ log }: Context, call: string, error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, statusCode, requestId } = error
  if (error instanceof Stripe.errors.StripeCardError) return billingError('CARD_DECLINED', { cause: error })
  log.warn({ call, type, code, statusCode, requestId }, 'Stripe refused or did not answer')
  return billingError('PAYMENTS_UNAVAILABLE', { cause: error })
}
