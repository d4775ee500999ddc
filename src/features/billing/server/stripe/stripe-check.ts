import Stripe from 'stripe'
import type { Config } from '#config.ts'
import { second } from '#platform/clock.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { openStripe } from './stripe-client.ts'

/** The events that the webhook endpoint needs, as docs/operations.md lists them. */
export const webhookEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.updated',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'setup_intent.succeeded',
] as const

/**
 * Whether Stripe accepts the key and knows the webhook endpoint. Reads only.
 * @param endpoint address at which the service receives events
 */
export async function checkStripe(
  config: Config & { stripe: NonNullable<Config['stripe']> },
  endpoint: string,
): Promise<Finding> {
  const { secretKey, publishableKey, webhookSecret } = config.stripe
  const [mode, otherMode] = [modeOf(secretKey), modeOf(publishableKey)]
  if (mode !== otherMode) {
    return fail('One of the two keys of Stripe is a live key, the other a test key.', 'Take both from the same mode.')
  }
  try {
    const request = { timeout: 8 * second, maxNetworkRetries: 0 }
    const { data } = await openStripe({ config }).webhookEndpoints.list({ limit: 100 }, request)
    const problem = findWebhookProblem(data, endpoint)
    if (!webhookSecret) return warn('STRIPE_WEBHOOK_SECRET is not set: events are refused.', 'Set the signing secret.')
    return problem ?? ok(`Stripe accepts the ${mode} key and sends its events here`)
  } catch (error) {
    return judgeError(error, mode)
  }
}

function modeOf(key: string): 'test' | 'live' {
  return /^[a-z]+_test_/.test(key) ? 'test' : 'live'
}

function findWebhookProblem(endpoints: readonly Stripe.WebhookEndpoint[], endpoint: string): Finding | undefined {
  const mend = 'Payments are noticed a day late; add it in Stripe’s dashboard under Webhooks.'
  const found = endpoints.filter(({ url }) => url === endpoint)
  const enabled = found.filter(({ status }) => status === 'enabled')
  if (found.length === 0) return warn(`Stripe has no webhook endpoint ${endpoint}.`, mend)
  if (enabled.length === 0)
    return warn(`Stripe’s webhook endpoint ${endpoint} is disabled.`, 'Enable it in the dashboard.')
  const events = enabled.flatMap(({ enabled_events }) => enabled_events)
  const missing = events.includes('*') ? [] : webhookEvents.filter((event) => !events.includes(event))
  return missing.length === 0
    ? undefined
    : warn(`Stripe’s webhook endpoint lacks the events ${missing.join(', ')}.`, 'Add them in the dashboard.')
}

/** Without Stripe's message, which quotes a part of the key. */
function judgeError(error: unknown, mode: string): Finding {
  if (error instanceof Stripe.errors.StripePermissionError) {
    return warn(
      `Stripe accepts the ${mode} key, but it may not read webhook endpoints.`,
      'Allow that for the restricted key, or look in the dashboard.',
    )
  }
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return fail('Stripe does not accept STRIPE_SECRET_KEY.', 'Copy it from the dashboard again.')
  }
  const code = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? error.code ?? error.type) : 'unknown'
  return fail(`Stripe did not answer as expected (${code}).`, 'Check the network and status.stripe.com.')
}
