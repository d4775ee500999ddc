import { describe, expect, test } from 'vitest'
import { givenHost, givenPassword, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { givenPaying, givenPayingAtStripe } from '#test/given-paying.ts'
import { testPayments } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

test('a disabled account cannot sign in, its books stay readable, and enabling it restores access', async () => {
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
  // Without the correct password the answer does not reveal that the account is disabled.
  expect((await signIn('wrong')).json().code).toBe('INVALID_CREDENTIALS')
  expect((await service.anonymous.get(`/api/welcome-books/${id}/public`)).statusCode).toBe(200)
  expect((await service.anonymous.get(`/share/${id}`)).statusCode).toBe(200)

  expect((await admin.post(`/api/admin/hosts/${account.id}/enable`)).json().disabledAt).toBeNull()
  expect((await signIn(givenPassword)).statusCode).toBe(200)
})

describe.each(testPayments)('a disabled account with a subscription at $name', ({ start }) => {
  test.each([
    [undefined, { isSubscribed: true, isCancelled: true }, 'endWithPeriod'],
    [{ subscription: 'endWithPeriod' }, { isSubscribed: true, isCancelled: true }, 'endWithPeriod'],
    [{ subscription: 'endNow' }, { isSubscribed: false, state: 'expired' }, 'endNow'],
    [{ subscription: 'keep' }, { isSubscribed: true, isCancelled: false }, null],
  ])('%j', async (body, payments, logged) => {
    const { admin, path, listAuditEntries } = await givenPaying(start)

    const disabled = await admin.post(`${path}/disable`, body)

    expect([disabled.statusCode, disabled.json().disabledAt]).toEqual([200, expect.any(String)])
    expect(disabled.json().payments).toMatchObject(payments)
    expect((await listAuditEntries())[0]).toMatchObject({ kind: 'accountDisabled', subscription: logged })
  })

  test('a subscription that the host has cancelled herself is not logged as cancelled by the operator', async () => {
    const { admin, host, path, listAuditEntries } = await givenPaying(start)
    expect((await host.as.post('/api/subscription/cancel')).statusCode).toBe(200)
    expect((await admin.post(`${path}/disable`)).json().payments).toMatchObject({ isCancelled: true })
    expect((await listAuditEntries())[0]).toMatchObject({ kind: 'accountDisabled', subscription: null })
  })

  test('no subscription is cancelled unless the request names one', async () => {
    const { admin, path } = await givenPaying(start)
    const refused = await admin.post(`${path}/disable`, { subscription: 'refund' })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { subscription: expect.any(String) }])
    expect((await admin.get(path)).json()).toMatchObject({ disabledAt: null, payments: { isCancelled: false } })
  })
})

test('if Stripe is down, disabling fails and changes nothing, unless the subscription is kept', async () => {
  const { stripe, admin, host, path } = await givenPayingAtStripe()
  stripe.setMood('down')

  const refused = await admin.post(`${path}/disable`)

  expect([refused.statusCode, refused.json().code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
  expect((await host.as.get('/api/auth/me')).statusCode).toBe(200)
  expect((await admin.post(`${path}/disable`, { subscription: 'keep' })).statusCode).toBe(200)
  expect((await host.as.get('/api/auth/me')).statusCode).toBe(401)
  stripe.setMood('well')
  expect((await admin.post(`${path}/disable`)).json().payments).toMatchObject({ isCancelled: true })
})

test('a concurrent sign-in leaves no session on a disabled account', async () => {
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

test('operators and unknown accounts cannot be disabled', async () => {
  const service = await startTestApp()
  const { as: admin, account } = await givenAdmin(service)
  const own = await admin.post(`/api/admin/hosts/${account.id}/disable`)
  expect(own.statusCode).toBe(409)
  expect(own.json().code).toBe('ADMIN_NOT_DISABLED')
  expect((await admin.post(`/api/admin/hosts/${unknownId}/disable`)).statusCode).toBe(404)
  expect((await admin.post(`/api/admin/hosts/${unknownId}/enable`)).statusCode).toBe(404)
  expect((await admin.get('/api/admin/acts')).json().acts).toEqual([])
})
