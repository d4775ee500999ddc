import type { Config } from '#config.ts'
import { type Finding, ok } from '#platform/finding.ts'
import { webhookPath } from './webhooks/webhook-routes.ts'

/** Whether the payment provider works. Reads only. */
export async function checkPayments(config: Config): Promise<Finding> {
  const { stripe } = config
  if (!stripe) return ok('Stripe’s keys are not set: test mode, no money moves')
  const { checkStripe } = await import('./stripe/stripe-check.ts')
  return checkStripe({ ...config, stripe }, `${config.origin}${webhookPath}`)
}
