import { confirmationOf, Quote } from '#features/billing/shared/quote-contract.ts'
import { webhookSecret } from '../payments.ts'
import type { Route } from '../routes.ts'
import type { Caller } from '../test-app.ts'
import { body, consuming, forAll, forHosts, nothing, type Row, type Scene, type Sent } from './row.ts'

/** A host who pays for Pro in the test mode. */
export async function subscribe(as: Caller): Promise<void> {
  await as.post('/api/create-subscription', { plan: 'pro' })
  await as.post('/api/subscription/test-card', { card: 'good' })
}

const withSubscription = async ({ as }: Scene) => {
  await subscribe(as)
  return {}
}

/** What a host sees and agrees to before she changes to a plan; nothing for callers without a session. */
async function confirmedFor({ as }: Scene, plan: 'basic' | 'pro') {
  const quote = Quote.safeParse((await as.post('/api/subscription/quote', { plan })).json()).data
  return quote && confirmationOf(quote)
}

async function signedEvent({ world }: Scene): Promise<Sent> {
  const { default: Stripe } = await import('stripe')
  const event = {
    id: `evt_${world.clock.now()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { customer: 'cus_1' } },
  }
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(world.clock.now() / 1_000)
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp,
  })
  return { body: payload, type: 'application/json', headers: { 'stripe-signature': signature } }
}

export const paymentCalls: Record<Route, Row> = {
  'POST /api/select-plan': forHosts(200, { ...consuming, ...body({ plan: 'basic' }) }),
  'POST /api/create-subscription': forHosts(200, { ...consuming, ...body({ plan: 'pro' }) }),
  'POST /api/discounts/check': forAll(200, body({ code: 'free' })),
  'POST /api/discounts/redeem': forHosts(200, { ...consuming, ...body({ code: 'free', plan: 'pro' }) }),
  'GET /api/subscription': forHosts(),
  'POST /api/subscription/quote': forAll(200, body({ plan: 'pro' })),
  'GET /api/subscription/invoices': forHosts(),
  'GET /api/subscription/plan-change': forHosts(200, { ...consuming, query: '?plan=basic', send: withSubscription }),
  'POST /api/subscription/plan': forHosts(200, {
    ...consuming,
    send: async (scene) => {
      await withSubscription(scene)
      return { body: { plan: 'basic', confirmed: await confirmedFor(scene, 'basic') } }
    },
  }),
  'POST /api/subscription/cancel': forHosts(200, { ...consuming, ...nothing, send: withSubscription }),
  'POST /api/subscription/resume': forHosts(200, {
    ...consuming,
    send: async (scene) => {
      await withSubscription(scene)
      await scene.as.post('/api/subscription/cancel')
      return { body: { confirmed: await confirmedFor(scene, 'pro') } }
    },
  }),
  'POST /api/subscription/refresh': forHosts(200, nothing),
  'POST /api/subscription/card': forHosts(200, { ...consuming, ...nothing, send: withSubscription }),
  'POST /api/subscription/test-card': forHosts(200, {
    ...consuming,
    send: async (scene) => ({ ...(await withSubscription(scene)), body: { card: 'good' } }),
  }),
  'POST /api/webhooks/stripe': forAll(200, { takes: 'signed', bodyLimit: 1_000_000, send: signedEvent }),
}
