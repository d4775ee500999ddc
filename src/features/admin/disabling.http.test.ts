import { describe, expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { givenHost, givenPassword, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { startStripeStandIn, stripeEnv, testPayments } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

test('a disabled account cannot be signed in to, its books stay readable, and enabling opens it again', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account, as: host } = await givenHost(service)
  const { id } = await givenBook(host)
  const signIn = (password: string) => service.browser().post('/api/auth/login', { email: account.email, password })

  const disabled = await admin.post(`/api/admin/hosts/${account.id}/disable`)
  expect(disabled.json()).toMatchObject({ disabledAt: new Date(testStart).toISOString(), sessions: [] })
  expect((await host.get('/api/auth/me')).statusCode).toBe(401)
  const refused = await signIn(givenPassword)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().code).toBe('ACCOUNT_DISABLED')
  expect(refused.cookies).toEqual([])
  // Who does not know the password learns nothing about the account.
  expect((await signIn('wrong')).json().code).toBe('INVALID_CREDENTIALS')
  expect((await service.anonymous.get(`/api/welcome-books/${id}/public`)).statusCode).toBe(200)
  expect((await service.anonymous.get(`/share/${id}`)).statusCode).toBe(200)

  expect((await admin.post(`/api/admin/hosts/${account.id}/enable`)).json().disabledAt).toBeNull()
  expect((await signIn(givenPassword)).statusCode).toBe(200)
})

describe.each(testPayments)('a disabled account with a subscription at $name', ({ start }) => {
  async function givenPaying() {
    const payments = await start()
    const service = await startTestApp({ env: payments.env })
    payments.follow(service)
    const { as: admin } = await givenAdmin(service)
    const host = await givenHost(service, { planStatus: 'expired', trialEndsAt: testStart - day })
    const step = (await host.as.post('/api/create-subscription', { plan: 'pro' })).json()
    await payments.confirm(service, host.as, step, 'good')
    const path = `/api/admin/hosts/${host.account.id}`
    const lastAct = async () => (await admin.get('/api/admin/acts')).json().acts[0]
    return { payments, service, admin, path, lastAct }
  }

  test.each([
    [undefined, { isSubscribed: true, isCancelled: true }, 'endWithPeriod'],
    [{ subscription: 'endWithPeriod' }, { isSubscribed: true, isCancelled: true }, 'endWithPeriod'],
    [{ subscription: 'endNow' }, { isSubscribed: false, state: 'expired' }, 'endNow'],
    [{ subscription: 'keep' }, { isSubscribed: true, isCancelled: false }, null],
  ])('%j', async (body, payments, logged) => {
    const { admin, path, lastAct } = await givenPaying()

    const disabled = await admin.post(`${path}/disable`, body)

    expect([disabled.statusCode, disabled.json().disabledAt]).toEqual([200, expect.any(String)])
    expect(disabled.json().payments).toMatchObject(payments)
    expect(await lastAct()).toMatchObject({ kind: 'accountDisabled', subscription: logged })
  })

  test('nothing is stopped that is not named', async () => {
    const { admin, path } = await givenPaying()
    const refused = await admin.post(`${path}/disable`, { subscription: 'refund' })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { subscription: expect.any(String) }])
    expect((await admin.get(path)).json()).toMatchObject({ disabledAt: null, payments: { isCancelled: false } })
  })
})

test('with Stripe down an account stays as it is, unless its subscription is kept', async () => {
  const stripe = await startStripeStandIn()
  const service = await startTestApp({ env: stripeEnv(stripe.url) })
  stripe.account.now = () => Math.floor(service.clock.now() / 1_000)
  const { as: admin } = await givenAdmin(service)
  const { as: host, account } = await givenHost(service)
  const { clientSecret } = (await host.post('/api/create-subscription', { plan: 'pro' })).json()
  stripe.account.confirm(clientSecret, 'good')
  await host.post('/api/subscription/refresh')
  const path = `/api/admin/hosts/${account.id}`
  stripe.setMood('down')

  const refused = await admin.post(`${path}/disable`)

  expect([refused.statusCode, refused.json().code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
  expect((await host.get('/api/auth/me')).statusCode).toBe(200)
  expect((await admin.post(`${path}/disable`, { subscription: 'keep' })).statusCode).toBe(200)
  expect((await host.get('/api/auth/me')).statusCode).toBe(401)
  stripe.setMood('well')
  expect((await admin.post(`${path}/disable`)).json().payments).toMatchObject({ isCancelled: true })
})

test('a sign-in at the moment of disabling leaves no session behind', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await Promise.all([
    ...Array.from({ length: 4 }, () =>
      service.browser().post('/api/auth/login', { email: account.email, password: givenPassword }),
    ),
    admin.post(`/api/admin/hosts/${account.id}/disable`),
  ])
  expect((await admin.get(`/api/admin/hosts/${account.id}`)).json().sessions).toEqual([])
})

test('operators are not disabled, and nobody is who is not there', async () => {
  const service = await startTestApp()
  const { as: admin, account } = await givenAdmin(service)
  const own = await admin.post(`/api/admin/hosts/${account.id}/disable`)
  expect(own.statusCode).toBe(409)
  expect(own.json().code).toBe('ADMIN_NOT_DISABLED')
  expect((await admin.post(`/api/admin/hosts/${unknownId}/disable`)).statusCode).toBe(404)
  expect((await admin.post(`/api/admin/hosts/${unknownId}/enable`)).statusCode).toBe(404)
  expect((await admin.get('/api/admin/acts')).json().acts).toEqual([])
})
