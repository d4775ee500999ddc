import { expect, test } from 'vitest'
import { confirmationOf } from '#features/billing/shared/quote-contract.ts'
import { day, minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { expired, givenPaid, startWithStripe, stateOf } from '#test/given-stripe.ts'
import { countLiveSubscriptions } from '#test/payments.ts'

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
  // Once for each object: customer, product, price and subscription each lose their first response.
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

  // Includes a subscription whose creation got no response.
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

test('a call that Stripe may not have got is repeated with the same key, a call that it has answered with another', async () => {
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

test('the sweep tries again later while Stripe is down', async () => {
  const running = await startWithStripe()
  const { stripe, service, sweep } = running
  const { as } = await givenPaid(running)
  stripe.setMood('down')
  service.clock.advance(2 * 60 * minute)
  // The requests themselves cannot be counted: the SDK repeats a failed one after the sweep is over.
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
