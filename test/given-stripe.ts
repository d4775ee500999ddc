import { jobs } from '#jobs.ts'
import { day } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from './given.ts'
import { startStripeStandIn, stripeEnv } from './payments.ts'
import { type Caller, startTestApp, testStart } from './test-app.ts'

/** A host whose trial on Basic has ended. */
export const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const

/** The service with a Stripe stand-in that has the service's clock. `sweep` reads the subscriptions again. */
export async function startWithStripe(env: Record<string, string> = {}) {
  const stripe = await startStripeStandIn()
  const service = await startTestApp({ env: { ...stripeEnv(stripe.url), ADMIN_EMAIL: 'desk@example.com', ...env } })
  stripe.account.now = () => Math.floor(service.clock.now() / 1_000)
  const sweep = async () => {
    const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (job) await runJob(service.context, job)
  }
  return { stripe, service, sweep }
}

export type Running = Awaited<ReturnType<typeof startWithStripe>>

/** A host whose subscription was paid; no webhook was sent. */
export async function givenPaid({ stripe, service }: Running) {
  const host = await givenHost(service, expired)
  const { clientSecret } = (await host.as.post('/api/create-subscription', { plan: 'pro' })).json()
  stripe.account.confirm(clientSecret, 'good')
  const [customerId = ''] = [...stripe.account.customers.keys()]
  return { ...host, customerId }
}

/** The state of a host's subscription, as the profile shows it. */
export const stateOf = async (as: Caller) => (await as.get('/api/subscription')).json().state
