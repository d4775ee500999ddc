import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenPaid, type Running, startWithStripe, stateOf } from '#test/given-stripe.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { resumePlan, webhookSecret } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { openProvider } from '../provider.ts'
import { findSubscription } from '../subscriptions/subscription-queries.ts'
import { syncSubscription } from '../subscriptions/subscription-sync.ts'

type Event = {
  id: string
  type?: string
  customer: string
  at?: number
  secret?: string
  /** The object of the event, if it is not an invoice of the customer. */
  about?: object
}

/** Calls the webhook as Stripe does. */
function call({ service }: Running, { id, type = 'invoice.paid', customer, at, secret = webhookSecret, about }: Event) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 0,
    data: { object: about ?? { id: 'in_1', object: 'invoice', customer } },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  })
  const timestamp = Math.floor((at ?? service.clock.now()) / 1_000)
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return send(service, payload, signature)
}

function send(service: Running['service'], payload: string, signature?: string) {
  return service.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      origin: 'https://stripe.example',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload,
  })
}

test('a call of Stripe has the customer read', async () => {
  const running = await startWithStripe()
  const { as, customerId } = await givenPaid(running)
  expect(await stateOf(as)).toBe('expired')

  const answer = await call(running, { id: 'evt_1', customer: customerId })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ received: true })
  expect(await stateOf(as)).toBe('active')
})

test.each([
  ['customer.updated', (id: string) => ({ id, object: 'customer', email: 'new@example.com' })],
  ['customer.deleted', (id: string) => ({ id, object: 'customer', deleted: true })],
  ['customer.subscription.updated', (id: string) => ({ id: 'sub_1', object: 'subscription', customer: id })],
  ['invoice.paid', (id: string) => ({ id: 'in_1', object: 'invoice', customer: { id, object: 'customer' } })],
])('a call of %s names the customer who is read', async (type, aboutOf) => {
  const running = await startWithStripe()
  const { as, customerId } = await givenPaid(running)

  await call(running, { id: 'evt_1', type, customer: customerId, about: aboutOf(customerId) })

  expect(await stateOf(as)).toBe('active')
  const events = await running.service.context.db.selectFrom('provider_events').select('customer_id').execute()
  expect(events).toEqual([{ customer_id: customerId }])
})

test('calls that come twice, late or in the wrong order end in the same state, with one mail each', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as, customerId } = await givenPaid(running)
  await call(running, { id: 'evt_1', customer: customerId })
  await as.post('/api/subscription/cancel')
  await resumePlan(as, 'pro')
  const before = await service.context.db.selectFrom('accounts').selectAll().execute()

  await Promise.all([
    call(running, { id: 'evt_4', type: 'customer.subscription.deleted', customer: customerId }),
    call(running, { id: 'evt_3', type: 'invoice.payment_failed', customer: customerId }),
    call(running, { id: 'evt_1', customer: customerId }),
    call(running, { id: 'evt_2', type: 'customer.subscription.created', customer: customerId }),
    call(running, { id: 'evt_2', type: 'customer.subscription.created', customer: customerId }),
  ])

  expect(await stateOf(as)).toBe('active')
  expect(await service.context.db.selectFrom('accounts').selectAll().execute()).toEqual(before)
  const events = await service.context.db.selectFrom('provider_events').select('id').orderBy('id').execute()
  expect(events.map(({ id }) => id)).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4'])
  const mails = await service.context.db.selectFrom('mails').select('template').orderBy('template').execute()
  expect(mails.map(({ template }) => template)).toEqual([
    'contractConfirmed',
    'operatorCancellation',
    'operatorNewSubscription',
    'paymentConfirmed',
    'subscriptionCancelled',
  ])
  expect(stripe.account.subscriptions.size).toBe(1)
})

test('a cancellation that is noticed late is confirmed with the time at which it was made', async () => {
  const running = await startWithStripe()
  const { stripe, service, sweep } = running
  const { as, customerId } = await givenPaid(running)
  await call(running, { id: 'evt_1', customer: customerId })
  // Stripe processes the cancellation, and its response is lost.
  stripe.setMood('silent')
  expect((await as.post('/api/subscription/cancel')).statusCode).toBe(503)
  stripe.setMood('well')
  service.clock.advance(3 * 60 * minute)
  await sweep()

  await sendDueMails(service.context)
  const mails = await service.context.db
    .selectFrom('mails')
    .select('sent_html as html')
    .where('template', '=', 'subscriptionCancelled')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.html).toContain('1 March 2026, 12:00 UTC')
})

test('a cancellation in Stripe’s dashboard is not confirmed to the host as hers', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as, customerId } = await givenPaid(running)
  await call(running, { id: 'evt_1', customer: customerId })
  for (const subscription of stripe.account.subscriptions.values()) {
    subscription.cancel_at_period_end = true
    subscription.canceled_at = stripe.account.now()
  }

  await call(running, { id: 'evt_2', type: 'customer.subscription.updated', customer: customerId })

  expect((await as.get('/api/subscription')).json()).toMatchObject({ isCancelled: true, state: 'cancelled' })
  const mails = await service.context.db.selectFrom('mails').select('template').execute()
  expect(mails.map(({ template }) => template)).toContain('operatorCancellation')
  expect(mails.map(({ template }) => template)).not.toContain('subscriptionCancelled')
})

test('a read that began earlier never overwrites one that began later', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as, account } = await givenPaid(running)
  const stored = await findSubscription(service.context.db, { accountId: account.id })
  if (!stored) throw new Error('there is a subscription')
  const provider = await openProvider(service.context)
  const early = await provider.readCustomer(stored.customerId)

  const slow = syncSubscription(service.context, { ...provider, readCustomer: () => gate.promise }, stored)
  const gate = Promise.withResolvers<typeof early>()
  await syncSubscription(service.context, provider, stored)
  for (const subscription of stripe.account.subscriptions.values()) stripe.account.cancel(subscription)
  await syncSubscription(service.context, provider, stored)
  gate.resolve(early)
  await slow

  expect(await stateOf(as)).toBe('expired')
})

test('a call that Stripe has not signed is refused and stores nothing', async () => {
  const running = await startWithStripe()
  const { service } = running
  const { as, customerId } = await givenPaid(running)
  const event = { id: 'evt_1', customer: customerId }
  const answers = [
    await call(running, { ...event, secret: 'whsec_somebody_else' }),
    await call(running, { ...event, at: service.clock.now() - 6 * minute }),
    await send(service, '{}'),
    await send(service, 'no json', 't=1,v1=abc'),
    await send(service, ''),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('WEBHOOK_NOT_SIGNED')
  }
  expect(await service.context.db.selectFrom('provider_events').selectAll().execute()).toEqual([])
  expect(await stateOf(as)).toBe('expired')
})

test('without keys, and without a secret, nobody can call', async () => {
  const service = await startTestApp()
  expect((await send(service, '{}')).statusCode).toBe(404)
  const running = await startWithStripe({ STRIPE_WEBHOOK_SECRET: '' })
  expect((await call(running, { id: 'evt_1', customer: 'cus_1' })).statusCode).toBe(400)
})

test('a call about an unknown customer is accepted and stores when Stripe called last', async () => {
  const running = await startWithStripe()
  const { as: admin } = await givenHost(running.service, { role: 'admin' })
  const lastSeen = async () => (await admin.get('/api/admin/overview')).json().payments.webhookLastSeenAt
  expect(await lastSeen()).toBeNull()
  running.service.clock.advance(minute)
  expect((await call(running, { id: 'evt_1', customer: 'cus_unknown' })).statusCode).toBe(200)
  expect(await lastSeen()).toBe(new Date(testStart + minute).toISOString())
})

test('after a call during an outage of Stripe, the sweep reads the customer', async () => {
  const running = await startWithStripe()
  const { as, customerId } = await givenPaid(running)
  running.stripe.setMood('down')
  expect((await call(running, { id: 'evt_1', customer: customerId })).statusCode).toBe(200)
  expect(await stateOf(as)).toBe('expired')
  await running.sweep()

  running.stripe.setMood('well')
  running.service.clock.advance(minute)
  await running.sweep()
  expect(await stateOf(as)).toBe('active')
})
