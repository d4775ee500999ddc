import { expect, test } from 'vitest'
import { confirmationOf } from '#features/billing/shared/quote-contract.ts'
import { day } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { countLiveSubscriptions, startStripeStandIn, stripeEnv } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

/** The three requests of one read of a customer. */
const reading = ['GET customers/:id', 'GET subscriptions', 'GET invoices']
/** The additional requests of a read while a payment is pending. */
const payment = 'GET payment_intents/:id'

async function startWithStripe() {
  const stripe = await startStripeStandIn()
  const service = await startTestApp({ env: stripeEnv(stripe.url) })
  stripe.account.now = () => Math.floor(service.clock.now() / 1_000)
  /** A host at the payment page. `post` returns the requests to Stripe that the call caused, beside its response. */
  const begin = async (overrides = {}) => {
    const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const
    const { as } = await givenHost(service, { ...expired, ...overrides })
    const post = async (path: string, body?: object) => {
      const from = stripe.calls.length
      const { statusCode, json } = await as.post(path, body)
      const calls = stripe.calls.slice(from).map(({ method, path: called }) => `${method} ${templateOf(called)}`)
      return { statusCode, body: json(), calls }
    }
    const order = (plan: 'basic' | 'pro') => post('/api/create-subscription', { plan })
    const pay = async (plan: 'basic' | 'pro') => {
      const { clientSecret } = (await order(plan)).body
      stripe.account.confirm(clientSecret, 'good')
      return (await post('/api/subscription/refresh')).calls
    }
    return { as, post, order, pay }
  }
  /** Runs an action after one or more reads of a customer whose payment is pending. */
  const afterReadings = (count: number, act: () => void) => {
    const path = stripe.calls.findLast((call) => call.path.startsWith('/v1/payment_intents/'))?.path
    if (!path) throw new Error('no payment was read')
    stripe.beforeAnswering(path, async () => (count > 1 ? afterReadings(count - 1, act) : act()))
  }
  return { stripe, service, begin, afterReadings }
}

const templateOf = (path: string) => path.replace('/v1/', '').replace(/\/[a-z_]+_1Pgc\d+/, '/:id')

test('a change reads the customer once before and once after, and asks only for what it changes', async () => {
  const { begin } = await startWithStripe()
  // Prices are created once, with the first order of each plan.
  for (const plan of ['basic', 'pro'] as const) await (await begin()).order(plan)
  const { post, order, pay } = await begin()
  expect((await order('basic')).calls).toEqual([
    'POST customers',
    'GET prices',
    'POST subscriptions',
    ...reading,
    payment,
  ])
  expect(await pay('basic')).toEqual(reading)

  const change = async (path: string, body?: object) => {
    const { statusCode, calls } = await post(path, body)
    expect(statusCode).toBe(200)
    expect([calls.slice(0, 3), calls.slice(-3)]).toEqual([reading, reading])
    return calls.slice(3, -3)
  }
  const schedule = ['GET prices', 'POST subscription_schedules', 'POST subscription_schedules/:id']
  const release = 'POST subscription_schedules/:id/release'
  const update = 'POST subscriptions/:id'
  const preview = ['GET prices', 'POST invoices/create_preview']
  const confirmed = async (plan: 'basic' | 'pro') => {
    const { body: quote } = await post('/api/subscription/quote', { plan })
    return { plan, confirmed: confirmationOf(quote) }
  }
  expect(await change('/api/subscription/plan', await confirmed('pro'))).toEqual([...preview, 'GET prices', update])
  expect(await change('/api/subscription/plan', await confirmed('basic'))).toEqual(schedule)
  expect(await change('/api/subscription/plan', await confirmed('pro'))).toEqual([release])
  expect(await change('/api/select-plan', { plan: 'basic' })).toEqual(schedule)
  expect(await change('/api/create-subscription', await confirmed('pro'))).toEqual([release])
  expect(await change('/api/subscription/plan', { plan: 'pro' })).toEqual([])
  expect(await change('/api/subscription/cancel')).toEqual([update])
  const { confirmed: seen } = await confirmed('pro')
  expect(await change('/api/subscription/resume', { confirmed: seen })).toEqual([update])
  await change('/api/subscription/cancel')
  // A cancelled subscription continues with the other plan.
  expect(await change('/api/subscription/plan', await confirmed('basic'))).toEqual([update, ...schedule])
})

test('another order than the one that was begun looks once more before it ends that one', async () => {
  const { begin } = await startWithStripe()
  await (await begin()).order('pro')
  const { order } = await begin()
  await order('basic')
  // Read for the quote, which deducts a credit; before the change; and after it.
  const once = [...reading, payment]
  expect((await order('basic')).calls).toEqual([...once, ...once, ...once])
  expect((await order('pro')).calls).toEqual([
    ...once,
    ...once,
    'GET subscriptions',
    'DELETE subscriptions/:id',
    'GET invoices',
    'GET prices',
    'POST subscriptions',
    ...reading,
    payment,
  ])
})

test('a new card is handed over without another reading', async () => {
  const { stripe, begin } = await startWithStripe()
  const { post, pay } = await begin()
  await pay('basic')
  const { url } = (await post('/api/subscription/card')).body
  stripe.account.changeCard(url.split('/').at(-1), 'failsLater')
  const { body, calls } = await post('/api/subscription/refresh')
  expect(calls).toEqual([...reading, 'POST subscriptions/:id', 'POST customers/:id'])
  expect(body.subscription.card).toMatchObject({ last4: '0341' })
})

test('a subscription that is paid in another tab stays, although an order replaces those that were begun', async () => {
  const { stripe, begin, afterReadings } = await startWithStripe()
  const { as, order } = await begin()
  const { clientSecret } = (await order('basic')).body
  // The first read is for the quote.
  afterReadings(2, () => expect(stripe.account.confirm(clientSecret, 'good')).toBe(true))

  const answer = await order('pro')

  expect([answer.statusCode, answer.body.code]).toEqual([409, 'BILLING_BUSY'])
  expect(countLiveSubscriptions(stripe.account)).toBe(1)
  expect(stripe.account.subscriptions.size).toBe(1)
  // The next attempt finds a paid subscription, and changes it.
  const { body } = await order('pro')
  expect(body.code).toBe('AMOUNT_NOT_CONFIRMED')
  await as.post('/api/create-subscription', { plan: 'pro', confirmed: confirmationOf(body.quote) })
  expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'pro', state: 'active' })
  expect(stripe.account.subscriptions.size).toBe(1)
})

test('an overdue subscription that is paid in another tab while the host cancels is not ended at once', async () => {
  const { stripe, service, begin, afterReadings } = await startWithStripe()
  const { as, post, order } = await begin({ planStatus: 'trial', trialEndsAt: testStart + 14 * day })
  stripe.account.confirm((await order('basic')).body.clientSecret, 'failsLater')
  await post('/api/subscription/refresh')
  service.clock.advance(15 * day)
  const { clientSecret } = (await post('/api/subscription/refresh')).body
  expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'pastDue' })
  afterReadings(1, () => expect(stripe.account.confirm(clientSecret, 'good')).toBe(true))

  const answer = await post('/api/subscription/cancel')

  expect([answer.statusCode, answer.body.code]).toEqual([409, 'BILLING_BUSY'])
  expect((await post('/api/subscription/cancel')).body.subscription).toMatchObject({ state: 'cancelled' })
  expect(countLiveSubscriptions(stripe.account)).toBe(1)
})

test('an order whose answer was lost is found by the next one, also where no reading came before it', async () => {
  const { stripe, begin } = await startWithStripe()
  for (const plan of ['basic', 'pro'] as const) await (await begin()).order(plan)
  const { post, order } = await begin()
  stripe.beforeAnswering('/v1/subscriptions', async () => stripe.setMood('silent'))
  expect((await order('basic')).statusCode).toBe(503)
  stripe.setMood('well')

  const { body } = await order('pro')

  stripe.account.confirm(body.clientSecret, 'good')
  expect((await post('/api/subscription/refresh')).body.subscription).toMatchObject({ plan: 'pro', state: 'active' })
  const begun = [...stripe.account.subscriptions.values()].slice(2).map(({ status }) => status)
  expect(begun).toEqual(['canceled', 'active'])
})
