import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { confirmationOf, type Quote } from '#features/billing/shared/quote-contract.ts'
import { jobs } from '#jobs.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import {
  countLiveSubscriptions,
  orderPlan,
  resumePlan,
  startStripeStandIn,
  stripeEnv,
  webhookSecret,
} from '#test/payments.ts'
import { type Caller, startTestApp, testStart } from '#test/test-app.ts'
import { openProvider } from './provider.ts'
import { findSubscription } from './subscriptions/subscription-queries.ts'
import { syncSubscription } from './subscriptions/subscription-sync.ts'

const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const

async function startWithStripe(env: Record<string, string> = {}) {
  const stripe = await startStripeStandIn()
  const service = await startTestApp({ env: { ...stripeEnv(stripe.url), ADMIN_EMAIL: 'desk@example.com', ...env } })
  stripe.account.now = () => Math.floor(service.clock.now() / 1_000)
  const sweep = async () => {
    const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (job) await runJob(service.context, job)
  }
  return { stripe, service, sweep }
}

type Running = Awaited<ReturnType<typeof startWithStripe>>

/** A host whose subscription was paid, of which nobody has told the service yet. */
async function givenPaid({ stripe, service }: Running) {
  const host = await givenHost(service, expired)
  const { clientSecret } = (await host.as.post('/api/create-subscription', { plan: 'pro' })).json()
  stripe.account.confirm(clientSecret, 'good')
  const [customerId = ''] = [...stripe.account.customers.keys()]
  return { ...host, customerId }
}

type Event = {
  id: string
  type?: string
  customer: string
  at?: number
  secret?: string
  /** What the event is about, where that is no invoice of the customer. */
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

const stateOf = async (as: Caller) => (await as.get('/api/subscription')).json().state

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
  // Stripe takes the cancellation, and its answer is lost.
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

test('what Stripe has not signed is refused and leaves no trace', async () => {
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

test('a call about nobody we know is taken and tells when Stripe called last', async () => {
  const running = await startWithStripe()
  const { as: admin } = await givenHost(running.service, { role: 'admin' })
  const lastSeen = async () => (await admin.get('/api/admin/overview')).json().payments.webhookLastSeenAt
  expect(await lastSeen()).toBeNull()
  running.service.clock.advance(minute)
  expect((await call(running, { id: 'evt_1', customer: 'cus_unknown' })).statusCode).toBe(200)
  expect(await lastSeen()).toBe(new Date(testStart + minute).toISOString())
})

test('a call that comes while Stripe cannot be read is made good by the sweep', async () => {
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

test.each(['down', 'broken'] as const)('with Stripe %s nothing is lost, and the next try does it', async (mood) => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  stripe.setMood(mood)
  const refused = await as.post('/api/create-subscription', { plan: 'pro' })
  expect(refused.statusCode).toBe(503)
  expect(refused.json().message).toBe('Payments are not available at the moment. Please try again later.')
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'basic', planStatus: 'expired' })
  expect((await as.get('/api/subscription')).statusCode).toBe(200)
  expect((await as.get('/api/subscription/invoices')).json()).toEqual({ invoices: [] })

  stripe.setMood('well')
  const { clientSecret } = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
  expect(stripe.account.confirm(clientSecret, 'good')).toBe(true)
  expect(stripe.account.customers.size).toBe(1)
  expect(countLiveSubscriptions(stripe.account)).toBe(1)
})

test('an answer that is lost is asked for again with the same key, and creates nothing twice', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  // Once per thing that has to be made: customer, product, price and subscription each lose their first answer.
  stripe.setMood('silent')
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).statusCode).toBe(503)
  stripe.setMood('well')
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).statusCode).toBe(200)

  const keys = (path: string) =>
    stripe.calls.filter((one) => one.method === 'POST' && one.path === path).map(({ key }) => key)
  expect(keys('/v1/customers').length).toBeGreaterThan(1)
  expect(new Set(keys('/v1/customers')).size).toBe(1)
  expect(stripe.account.customers.size).toBe(1)
  expect(stripe.account.subscriptions.size).toBe(1)

  // And a subscription whose making was answered to nobody.
  const { as: other } = await givenHost(service, expired)
  await other.post('/api/create-subscription', { plan: 'basic' })
  const begun = stripe.account.subscriptions.size
  await other.post('/api/create-subscription', { plan: 'basic' })
  expect(stripe.account.subscriptions.size).toBe(begun)
})

test('a subscription whose answer was lost is found instead of being made again', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  await as.post('/api/create-subscription', { plan: 'pro' })
  const [first] = stripe.account.subscriptions.values()
  if (first) stripe.account.cancel(first)

  stripe.setMood('silent')
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).statusCode).toBe(503)
  stripe.setMood('well')
  const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
  const starts = stripe.calls.filter((one) => one.method === 'POST' && one.path === '/v1/subscriptions')
  expect(new Set(starts.slice(1).map(({ key }) => key)).size).toBe(1)
  expect(stripe.account.subscriptions.size).toBe(2)
  stripe.account.confirm(step.clientSecret, 'good')
  expect([...stripe.account.invoices.values()].filter(({ status }) => status === 'paid')).toHaveLength(1)
})

test('what Stripe may not have got is told again with the same key, and what it has answered with another', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  const start = async () => (await as.post('/api/create-subscription', { plan: 'pro' })).statusCode
  const keys = () =>
    stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/subscriptions').map(({ key }) => key)
  await start()
  for (const subscription of stripe.account.subscriptions.values()) stripe.account.cancel(subscription)

  stripe.setMood('deaf')
  expect(await start()).toBe(503)
  expect(await start()).toBe(503)
  stripe.setMood('well')
  expect(await start()).toBe(200)

  const [first, ...others] = keys()
  expect(new Set(others).size).toBe(1)
  expect(others).not.toContain(first)
})

test('an upgrade whose answer was lost is charged once', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as } = await givenHost(service, expired)
  const { clientSecret } = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  stripe.account.confirm(clientSecret, 'good')
  await as.post('/api/subscription/refresh')
  service.clock.advance(15.5 * day)
  const { quote } = (await as.post('/api/subscription/plan', { plan: 'pro' })).json()
  const change = () => as.post('/api/subscription/plan', { plan: 'pro', confirmed: confirmationOf(quote) })
  stripe.setMood('silent')
  expect((await change()).statusCode).toBe(503)
  stripe.setMood('well')
  await change()
  expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'pro', state: 'active' })
  const totals = [...stripe.account.invoices.values()].map(({ total }) => total)
  expect(totals).toEqual([995, 750])
})

test('a credit at Stripe is taken off what is asked, quoted and charged, with one subscription', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  const order = async (seen: Quote) =>
    (await as.post('/api/create-subscription', { plan: 'pro', confirmed: confirmationOf(seen) })).json()
  const ask = async () => (await as.post('/api/subscription/quote', { plan: 'pro' })).json()
  await order(await ask())
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -200
  // Another plan in between: the order has to begin anew, with the credit.
  await orderPlan(as, { plan: 'basic' })

  const shown = await ask()
  expect(shown.dueNowCents).toBe(2295)
  const first = await order(shown)
  expect(first).toMatchObject({ amountCents: 2295, quote: { dueNowCents: 2295, charges: [{ cents: 2295 }, {}] } })
  const quote = await ask()
  expect(quote).toMatchObject({ kind: 'paid', dueNowCents: 2295, monthlyCents: 2495, charges: [{ cents: 2295 }, {}] })
  const again = await order(quote)

  expect(again).toMatchObject({ amountCents: 2295, clientSecret: first.clientSecret })
  stripe.account.confirm(again.clientSecret, 'good')
  expect((await as.post('/api/subscription/refresh')).json()).toMatchObject({
    clientSecret: null,
    subscription: { state: 'active', firstPaid: { cents: 2295 } },
  })
  expect((await as.get('/api/subscription/invoices')).json().invoices[0]).toMatchObject({ cents: 2295, status: 'paid' })
})

test.each([
  [-200, 2295],
  [-5_000, 0],
])(
  'with a credit of %i cents an order without terms begins nothing, and %i cents are asked for',
  async (balance, due) => {
    const { stripe, service } = await startWithStripe()
    const { as } = await givenHost(service, expired)
    await as.post('/api/create-subscription', { plan: 'basic' })
    for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = balance

    const refused = await as.post('/api/create-subscription', { plan: 'pro' })

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
    expect(refused.json().quote).toMatchObject({
      kind: 'paid',
      plan: 'pro',
      monthlyCents: 2495,
      dueNowCents: due,
      charges: [
        { cents: due, cause: 'paid' },
        { cents: 2495, cause: 'renews' },
      ],
    })
    expect(countLiveSubscriptions(stripe.account)).toBe(0)
    expect(await stateOf(as)).toBe('expired')
  },
)

test('a confirmed order that a credit pays is answered as settled, with nothing due', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  await as.post('/api/create-subscription', { plan: 'basic' })
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -2_495

  const answer = await orderPlan(as, { plan: 'pro' })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    clientSecret: null,
    amountCents: null,
    quote: {
      kind: 'settled',
      plan: 'pro',
      dueNowCents: 0,
      monthlyCents: 2495,
      charges: [{ cents: 2495, cause: 'renews' }],
    },
  })
  expect(await stateOf(as)).toBe('active')
  expect(countLiveSubscriptions(stripe.account)).toBe(1)
  // Only the order of the other plan, which was given up.
  expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ status: 'void' }])
})

/** A trial that was ordered without a card, for whose customer an operator then sets one at Stripe. */
async function givenOperatorCard({ stripe, service }: Running) {
  const trial = { plan: 'basic', planStatus: 'trial', trialEndsAt: testStart + 6 * day } as const
  const { as } = await givenHost(service, trial)
  const setCard = () => {
    for (const id of stripe.account.customers.keys()) stripe.account.changeCard(id, 'good')
  }
  /** Lets the trial end, with the readings that come on their own. */
  const passTrial = async (sweep: () => Promise<void>) => {
    for (let passed = 0; passed < 8 * day; passed += hour) {
      service.clock.advance(hour)
      stripe.account.advance()
      await sweep()
    }
  }
  const paid = () => [...stripe.account.invoices.values()].filter(({ amount_paid }) => amount_paid > 0).length
  return { as, setCard, passTrial, paid }
}

test('a card that an operator sets charges no trial whose terms the host has not confirmed', async () => {
  const running = await startWithStripe()
  const { as, setCard, passTrial, paid } = await givenOperatorCard(running)
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).json().clientSecret).toBeTruthy()
  setCard()
  await as.post('/api/subscription/refresh')

  expect((await as.get('/api/subscription')).json().isSubscribed).toBe(false)
  expect(countLiveSubscriptions(running.stripe.account)).toBe(0)
  const refused = await as.post('/api/create-subscription', { plan: 'pro' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
  await passTrial(running.sweep)
  expect(paid()).toBe(0)
})

test('a card that an operator sets pays for a trial whose terms the host has confirmed, before or afterwards', async () => {
  const running = await startWithStripe()
  const { as, setCard, passTrial, paid } = await givenOperatorCard(running)
  await as.post('/api/create-subscription', { plan: 'pro' })
  await orderPlan(as, { plan: 'pro' })
  setCard()
  await as.post('/api/subscription/refresh')

  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true, state: 'trial' })
  expect(countLiveSubscriptions(running.stripe.account)).toBe(1)
  await passTrial(running.sweep)
  expect(paid()).toBe(1)
})

test('an upgrade that is paid with a credit is charged as it was quoted', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as } = await givenHost(service, expired)
  const { clientSecret } = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  stripe.account.confirm(clientSecret, 'good')
  await as.post('/api/subscription/refresh')
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -200
  service.clock.advance(15.5 * day)
  const { quote } = (await as.post('/api/subscription/plan', { plan: 'pro' })).json()
  expect(quote).toMatchObject({ kind: 'upgrade', dueNowCents: 550 })
  const confirmed = confirmationOf(quote)
  expect((await as.post('/api/subscription/plan', { plan: 'pro', confirmed })).statusCode).toBe(200)
  expect((await as.get('/api/subscription/invoices')).json().invoices[0]).toMatchObject({ cents: 550, status: 'paid' })
})

test('the sweep tries again later while Stripe is down', async () => {
  const running = await startWithStripe()
  const { stripe, service, sweep } = running
  const { as } = await givenPaid(running)
  stripe.setMood('down')
  service.clock.advance(2 * 60 * minute)
  // The calls themselves are no measure: the SDK repeats one that failed when the sweep is over already.
  const countReads = async () =>
    (await service.context.db.selectFrom('subscriptions').select('reads_begun').executeTakeFirstOrThrow()).reads_begun
  await sweep()
  const reads = await countReads()
  await sweep()
  expect(await countReads()).toBe(reads)
  service.clock.advance(minute)
  await sweep()
  expect(await countReads()).toBe(reads + 1)

  stripe.setMood('well')
  service.clock.advance(2 * minute)
  await sweep()
  expect(await stateOf(as)).toBe('active')
})

test('an account can go while Stripe is down, and its subscription ends when Stripe is back', async () => {
  const running = await startWithStripe()
  const { stripe, service, sweep } = running
  const { as, account, customerId } = await givenPaid(running)
  stripe.setMood('down')
  const gone = await service.app.inject({
    method: 'DELETE',
    url: '/api/account',
    cookies: Object.fromEntries(as.cookies),
    payload: { confirmation: account.email, currentPassword: givenPassword },
  })
  expect(gone.statusCode).toBe(200)
  await sweep()
  expect(countLiveSubscriptions(stripe.account)).toBe(1)

  stripe.setMood('well')
  service.clock.advance(minute)
  await sweep()
  expect(countLiveSubscriptions(stripe.account)).toBe(0)
  expect(stripe.account.customers.get(customerId)?.deleted).toBe(true)
  expect(await service.context.db.selectFrom('subscription_endings').selectAll().execute()).toEqual([])
})

test('an account that goes while Stripe makes its customer leaves none behind', async () => {
  const { stripe, service, sweep } = await startWithStripe()
  const { as, account } = await givenHost(service, expired)
  stripe.beforeAnswering('/v1/customers', () =>
    service.app.inject({
      method: 'DELETE',
      url: '/api/account',
      cookies: Object.fromEntries(as.cookies),
      payload: { confirmation: account.email, currentPassword: givenPassword },
    }),
  )

  const answer = await as.post('/api/create-subscription', { plan: 'pro' })

  expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_AUTHENTICATED'])
  await sweep()
  expect([...stripe.account.customers.values()]).toEqual([expect.objectContaining({ deleted: true })])
  expect(stripe.account.subscriptions.size).toBe(0)
  expect(await service.context.db.selectFrom('subscription_endings').selectAll().execute()).toEqual([])
})

test('keys are enough: products, prices, coupons and pages are made once', async () => {
  const running = await startWithStripe({ DISCOUNT_CODES: 'spring:20' })
  const { stripe, service } = running
  for (const plan of ['basic', 'pro', 'pro']) {
    const { as } = await givenHost(service, expired)
    await as.post('/api/create-subscription', { plan, code: 'spring' })
  }
  expect([...stripe.account.products.keys()]).toEqual(['benvenuto_basic', 'benvenuto_pro'])
  expect([...stripe.account.prices.values()].map((price) => [price.lookup_key, price.unit_amount])).toEqual([
    ['benvenuto_basic_monthly_eur_995', 995],
    ['benvenuto_pro_monthly_eur_2495', 2495],
  ])
  expect([...stripe.account.coupons.values()]).toMatchObject([{ percent_off: 20, duration: 'forever' }])
  const creating = stripe.calls.filter(({ method, path }) => method === 'POST' && !path.includes('preview'))
  expect(creating.every(({ key }) => key !== undefined)).toBe(true)
})

test('whoever subscribed in test mode starts anew when real payments begin', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, expired)
  await as.post('/api/create-subscription', { plan: 'pro' })
  await as.post('/api/subscription/test-card', { card: 'good' })
  expect(await stateOf(as)).toBe('active')

  const stripe = await startStripeStandIn()
  stripe.account.now = () => Math.floor(service.clock.now() / 1_000)
  const keys = { secretKey: 'sk_test_stand_in', publishableKey: 'pk', webhookSecret: undefined, apiBase: stripe.url }
  const context = { ...service.context, config: { ...service.context.config, stripe: keys } }
  service.clock.advance(2 * day)
  const sweep = jobs.find(({ name }) => name === 'sweep-subscriptions')
  if (sweep) await runJob(context, sweep)

  expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'expired', renewal: 'none' })
  expect(await findSubscription(context.db, { accountId: account.id })).toBeUndefined()
})

test('a changed name or address reaches Stripe with the next read, and only once', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as, account, customerId } = await givenPaid(running)
  const written = () => stripe.calls.filter(({ method, path }) => method === 'POST' && path.endsWith(customerId)).length
  await as.post('/api/subscription/refresh')
  expect(written()).toBe(0)

  const { db } = service.context
  await db.updateTable('accounts').set({ email: 'new@example.com' }).where('id', '=', account.id).execute()
  await as.post('/api/subscription/refresh')
  await as.post('/api/subscription/refresh')

  expect(stripe.account.customers.get(customerId)).toMatchObject({ name: account.name, email: 'new@example.com' })
  expect(written()).toBe(1)
})

test('a host whose customer was deleted at Stripe loses what it charged, and can begin anew', async () => {
  const running = await startWithStripe()
  const { stripe, service, sweep } = running
  const { as, customerId } = await givenPaid(running)
  await as.post('/api/subscription/refresh')
  for (const subscription of stripe.account.subscriptions.values()) stripe.account.cancel(subscription)
  stripe.account.customers.set(customerId, { id: customerId, object: 'customer', deleted: true })
  service.clock.advance(day)
  await sweep()
  expect(await stateOf(as)).toBe('expired')

  const { clientSecret } = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  stripe.account.confirm(clientSecret, 'good')
  await as.post('/api/subscription/refresh')
  expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'active', plan: 'basic' })
})

test('a host whose customer Stripe does not know, as after a change of its account, can begin anew', async () => {
  const running = await startWithStripe()
  const { stripe, service, sweep } = running
  const { as, customerId } = await givenPaid(running)
  await as.post('/api/subscription/refresh')
  stripe.account.customers.delete(customerId)
  stripe.account.subscriptions.clear()
  service.clock.advance(day)
  await sweep()
  expect(await stateOf(as)).toBe('expired')

  const { clientSecret } = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  stripe.account.confirm(clientSecret, 'good')
  await as.post('/api/subscription/refresh')
  expect(await stateOf(as)).toBe('active')
})

test('with Stripe there is no test card and nothing to renew from the desk', async () => {
  const running = await startWithStripe()
  const { as, account } = await givenPaid(running)
  const { as: admin } = await givenHost(running.service, { role: 'admin' })
  expect((await as.post('/api/subscription/test-card', { card: 'good' })).statusCode).toBe(404)
  const path = `/api/admin/hosts/${account.id}/test-payments`
  expect((await admin.post(path, { act: 'renew' })).statusCode).toBe(404)
})
