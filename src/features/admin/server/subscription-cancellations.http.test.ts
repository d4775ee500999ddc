import { describe, expect, test } from 'vitest'
import { givenHost, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenPaying, givenPayingAtStripe } from '#test/given-paying.ts'
import { startGateway, testPayments } from '#test/payments.ts'
import { startTestApp } from '#test/test-app.ts'

const withPeriod = { subscription: 'endWithPeriod' }
const now = { subscription: 'endNow' }

describe.each(testPayments)('a subscription at $name', ({ start }) => {
  test('is set by the operator not to renew, once', async () => {
    const { payments, service, admin, host, path, listAuditEntries } = await givenPaying(start)
    const before = (await admin.get(path)).json()
    expect([before.isCharged, before.payments.nextCharge]).toMatchObject([true, { cents: 2495, currency: 'EUR' }])

    const stopped = await admin.post(`${path}/stop-subscription`, withPeriod)

    expect(stopped.statusCode).toBe(200)
    const { periodEndsAt } = before.payments
    expect(stopped.json()).toMatchObject({
      isCharged: false,
      payments: { state: 'cancelled', isSubscribed: true, isCancelled: true, periodEndsAt, nextCharge: null },
    })
    expect((await host.as.get('/api/auth/me')).json()).toMatchObject({
      planStatus: 'active',
      accessUntil: periodEndsAt,
    })
    const again = await admin.post(`${path}/stop-subscription`, withPeriod)
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'NOTHING_TO_STOP', message: 'This subscription is no longer being charged.' },
    ])
    expect(await listAuditEntries()).toMatchObject([{ kind: 'subscriptionStopped', subscription: 'endWithPeriod' }])
    expect(await payments.countLive(service)).toBe(1)
  })

  test('is ended immediately, and cannot be ended again', async () => {
    const { admin, path, listAuditEntries } = await givenPaying(start)

    const ended = await admin.post(`${path}/stop-subscription`, now)

    expect(ended.json()).toMatchObject({ isCharged: false, payments: { state: 'expired', isSubscribed: false } })
    for (const body of [now, withPeriod]) {
      expect((await admin.post(`${path}/stop-subscription`, body)).json().code).toBe('NOTHING_TO_STOP')
    }
    expect(await listAuditEntries()).toMatchObject([{ kind: 'subscriptionStopped', subscription: 'endNow' }])
  })

  test('that was kept when its account was disabled is shown, and can be cancelled later', async () => {
    const { admin, path } = await givenPaying(start)
    const countCharged = async () => (await admin.get('/api/admin/overview')).json().accounts.disabledCharged
    const left = (await admin.post(`${path}/disable`, { subscription: 'keep' })).json()
    expect([left.isCharged, await countCharged()]).toEqual([true, 1])

    const stopped = await admin.post(`${path}/stop-subscription`, withPeriod)

    expect(stopped.json()).toMatchObject({ isCharged: false, disabledAt: left.disabledAt })
    expect(await countCharged()).toBe(0)
  })

  test('is cancelled by only one of two concurrent operators', async () => {
    const { admin, path, listAuditEntries } = await givenPaying(start)
    const statuses = await Promise.all(
      [withPeriod, withPeriod].map(async (body) => (await admin.post(`${path}/stop-subscription`, body)).statusCode),
    )
    expect(statuses.sort()).toEqual([200, 409])
    expect(await listAuditEntries()).toHaveLength(1)
  })
})

test('ends immediately if it is overdue, for either kind of cancellation', async () => {
  const { admin, path } = await givenPaying(startGateway)
  for (const act of ['failNext', 'renew']) await admin.post(`${path}/test-payments`, { act })
  const { payments } = (await admin.get(path)).json()
  expect(payments).toMatchObject({ state: 'pastDue', nextCharge: { at: expect.any(String), cents: 2495 } })

  const stopped = await admin.post(`${path}/stop-subscription`, withPeriod)

  expect(stopped.json().payments).toMatchObject({ isSubscribed: false, nextCharge: null })
})

test.each(['down', 'broken'] as const)('with Stripe %s nothing is cancelled and nothing is logged', async (mood) => {
  const { stripe, admin, path, listAuditEntries } = await givenPayingAtStripe()
  stripe.setMood(mood)

  const refused = await admin.post(`${path}/stop-subscription`, withPeriod)

  expect([refused.statusCode, refused.json().code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
  expect(await listAuditEntries()).toEqual([])
  expect((await admin.get(path)).json()).toMatchObject({ isCharged: true, payments: { isCancelled: false } })
  stripe.setMood('well')
  expect((await admin.post(`${path}/stop-subscription`, withPeriod)).statusCode).toBe(200)
})

test('is cancelled only by operators, only if it exists, and only with a known kind', async () => {
  const { service, admin, host, path, listAuditEntries } = await givenPaying(startGateway)
  const stop = `${path}/stop-subscription`

  for (const caller of [host.as, service.anonymous]) expect((await caller.post(stop, withPeriod)).statusCode).toBe(404)
  for (const body of [undefined, {}, { subscription: 'keep' }, { subscription: 'refund' }]) {
    expect((await admin.post(stop, body)).statusCode, JSON.stringify(body)).toBe(400)
  }
  expect((await admin.post(`/api/admin/hosts/${unknownId}/stop-subscription`, withPeriod)).statusCode).toBe(404)
  expect((await admin.get(path)).json().payments).toMatchObject({ isCancelled: false })
  expect(await listAuditEntries()).toEqual([])
})

test('an account without a subscription has nothing to cancel', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  const refused = await admin.post(`/api/admin/hosts/${account.id}/stop-subscription`, now)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOTHING_TO_STOP'])
})
