import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openTestGateway, type TestControls } from './test-gateway/test-gateway-provider.ts'

/** Which provider the settings name. */
export function providerName({ config }: Pick<Context, 'config'>): PaymentProvider['name'] {
  return config.stripe ? 'stripe' : 'test'
}

/** Stripe if its keys are set, else the built-in gateway. */
export async function openProvider(context: Context): Promise<PaymentProvider> {
  if (!context.config.stripe) return openTestGateway(context)
  // The library is large, and not loaded without keys.
  const { openStripeProvider } = await import('./stripe/stripe-provider.ts')
  return openStripeProvider(context)
}

/** Functions of the built-in gateway alone. @throws NOT_FOUND if a real provider is in use */
export function openTestControls(context: Context): TestControls {
  if (context.config.stripe) throw platformError('NOT_FOUND')
  return openTestGateway(context)
}
