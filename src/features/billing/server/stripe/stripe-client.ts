import Stripe from 'stripe'
import type { Context } from '#platform/context.ts'
import { billingError } from '../billing-errors.ts'

/** Request timeout in ms, because hosts wait for the response. */
const timeout = 10_000

/** Connects to Stripe, or to the stand-in that STRIPE_API_BASE names. */
export function openStripe({ config }: Pick<Context, 'config'>): Stripe {
  if (!config.stripe) throw billingError('PAYMENTS_UNAVAILABLE')
  const { secretKey, apiBase } = config.stripe
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Benvenuto' },
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/**
 * @returns undefined if the object does not exist: Stripe answers 404 if its id is part of the address, and 400 if it
 * is a parameter, as the customer of a list (https://docs.stripe.com/error-codes#resource-missing)
 */
export async function ignoreMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && (error.statusCode === 404 || error.code === 'resource_missing')) {
      return undefined
    }
    throw error
  }
}
