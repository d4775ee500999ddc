import { type Config, defaultDiscountCode } from '#config.ts'
import { type Finding, ok, warn } from '#platform/finding.ts'
import { webhookPath } from './webhooks/webhook-routes.ts'

/** Whether the payment provider works. Reads only. */
export async function checkPayments(config: Config): Promise<Finding> {
  const { stripe, isLoopback, discountCodes } = config
  if (!stripe) {
    const unset = 'Stripe’s keys are not set: test mode, no money moves'
    if (isLoopback) return ok(unset)
    const discount = discountCodes.has(defaultDiscountCode)
      ? `, and the default code ${defaultDiscountCode} is valid`
      : ''
    return warn(`${unset}${discount}.`, 'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.')
  }
  const { checkStripe } = await import('./stripe/stripe-check.ts')
  return checkStripe({ ...config, stripe }, `${config.origin}${webhookPath}`)
}
