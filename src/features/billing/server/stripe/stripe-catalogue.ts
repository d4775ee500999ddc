import type Stripe from 'stripe'
import type { Plan } from '#features/accounts/shared/account.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import { ignoreMissing } from './stripe-client.ts'

/**
 * Products, prices and settings that must exist at Stripe; created when missing, so that the keys are the only setup.
 */

/** Another price or currency has another key: subscriptions keep their initial price. */
export function priceKeyOf(plan: Plan, currency: string): string {
  return `benvenuto_${plan}_monthly_${currency.toLowerCase()}_${plans[plan].priceCents}`
}

/** The id of a plan's price. */
export async function ensurePrice(stripe: Stripe, plan: Plan, currency: string): Promise<string> {
  const key = priceKeyOf(plan, currency)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  if (data[0]) return data[0].id
  const price = await stripe.prices.create(
    {
      product: await ensureProduct(stripe, plan),
      currency: currency.toLowerCase(),
      unit_amount: plans[plan].priceCents,
      recurring: { interval: 'month' },
      lookup_key: key,
      metadata: { plan },
    },
    { idempotencyKey: `price-${key}` },
  )
  return price.id
}

async function ensureProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const id = `benvenuto_${plan}`
  const found = await ignoreMissing(stripe.products.retrieve(id))
  if (found) return found.id
  const name = plan === 'pro' ? 'Benvenuto Pro' : 'Benvenuto Basic'
  const product = await stripe.products.create({ id, name, metadata: { plan } }, { idempotencyKey: `product-${id}` })
  return product.id
}

/** The id of the coupon that deducts a percentage from every charge. */
export async function ensureCoupon(stripe: Stripe, percentage: number): Promise<string> {
  const id = `benvenuto-${percentage}-forever`
  const found = await ignoreMissing(stripe.coupons.retrieve(id))
  if (found) return found.id
  const coupon = await stripe.coupons.create(
    { id, percent_off: percentage, duration: 'forever', name: `${percentage} %` },
    { idempotencyKey: `coupon-${id}` },
  )
  return coupon.id
}

/** The id of the configuration of Stripe's pages for cards and invoices; plans are changed only in the app. */
export async function ensureCardPages(stripe: Stripe, origin: string): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const found = data.find(({ metadata }) => metadata?.['service'] === 'benvenuto')
  if (found) return found.id
  const configuration = await stripe.billingPortal.configurations.create(
    {
      default_return_url: `${origin}/profile`,
      features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
      metadata: { service: 'benvenuto' },
    },
    { idempotencyKey: `card-pages-${origin}` },
  )
  return configuration.id
}
