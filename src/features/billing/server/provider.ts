import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openTestGateway, type TestControls } from './test-gateway/test-gateway-provider.ts'

/** Which provider the settings name. */
export function providerName({ config }: Pick<Context, 'config'>): PaymentProvider['name'] {
  return config.stripe ? 'stripe' : 'test'
}

/** Stripe where its keys are set, else the built-in gateway. */
export async function openProvider(context: Context): Promise<PaymentProvider> {
  if (!context.config.stripe) return openTestGateway(context)
  // Its library is large, and a service without keys does without it.
  const { openStripeProvider } = await import('./stripe/stripe-provider.ts')
  return openStripeProvider(context)
}

/** What only the built-in gateway can. @throws NOT_FOUND where a real provider is in use */
export function openTestControls(context: Context): TestControls {
  if (context.config.stripe) throw platformError('NOT_FOUND')
  return openTestGateway(context)
}
