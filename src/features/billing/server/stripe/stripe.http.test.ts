import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { day } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { expired, givenPaid, startWithStripe, stateOf } from '#test/given-stripe.ts'
import { startStripeStandIn } from '#test/payments.ts'
import { startTestApp } from '#test/test-app.ts'
import { findSubscription } from '../subscriptions/subscription-queries.ts'

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

test('a subscription of the test mode ends when real payments begin, and the host can subscribe again', async () => {
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

test('a host whose customer was deleted at Stripe loses what it charged, and can subscribe again', async () => {
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

test('a host whose customer Stripe does not know, as after a change of its account, can subscribe again', async () => {
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

test('with Stripe there is no test card and nothing to renew on the admin page', async () => {
  const running = await startWithStripe()
  const { as, account } = await givenPaid(running)
  const { as: admin } = await givenHost(running.service, { role: 'admin' })
  expect((await as.post('/api/subscription/test-card', { card: 'good' })).statusCode).toBe(404)
  const path = `/api/admin/hosts/${account.id}/test-payments`
  expect((await admin.post(path, { act: 'renew' })).statusCode).toBe(404)
})
