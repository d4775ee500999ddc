import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

test('each admin action is in the audit log with admin, kind and account, and stays without the address when the account is deleted', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service, { email: 'giulia@example.com' })
  const path = `/api/admin/hosts/${account.id}`
  for (const [call, body] of [
    ['trial', { until: '2026-03-10' }],
    ['access', { plan: 'pro', until: '2026-03-10' }],
    ['disable', undefined],
    ['enable', undefined],
  ] as const) {
    service.clock.advance(minute)
    expect((await admin.post(`${path}/${call}`, body)).statusCode).toBe(200)
  }

  const { acts } = (await admin.get('/api/admin/acts')).json()
  expect(acts.map((act: { kind: string }) => act.kind)).toEqual([
    'accountEnabled',
    'accountDisabled',
    'accessGranted',
    'trialMoved',
  ])
  expect(acts[2]).toMatchObject({
    adminEmail: 'op@example.com',
    accountEmail: 'giulia@example.com',
    plan: 'pro',
    until: '2026-03-11T00:00:00.000Z',
    createdAt: new Date(testStart + 2 * minute).toISOString(),
  })

  await service.context.db.deleteFrom('accounts').where('id', '=', account.id).execute()
  const later = (await admin.get('/api/admin/acts')).json().acts
  expect(later).toHaveLength(4)
  expect(later[0].accountEmail).toBeNull()
})

test('in test mode an admin can renew, fail and recover payments', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { as, account } = await givenHost(service)
  await as.post('/api/create-subscription')
  await as.post('/api/subscription/test-card', { card: 'good' })
  const act = async (name: string) =>
    (await admin.post(`/api/admin/hosts/${account.id}/test-payments`, { act: name })).json()

  const { payments } = (await admin.get(`/api/admin/hosts/${account.id}`)).json()
  expect(payments).toEqual({
    provider: 'test',
    state: 'trial',
    isSubscribed: true,
    isCancelled: false,
    periodEndsAt: account.trialEndsAt && new Date(account.trialEndsAt).toISOString(),
    nextCharge: { at: '2026-03-15T12:00:00.000Z', cents: 995, currency: 'EUR' },
  })
  expect((await act('renew')).payments).toMatchObject({ state: 'active', periodEndsAt: '2026-04-01T12:00:00.000Z' })
  await act('failNext')
  expect((await act('renew')).payments).toMatchObject({ state: 'pastDue' })
  expect((await act('recover')).payments).toMatchObject({ state: 'active' })

  const { acts } = (await admin.get('/api/admin/acts')).json()
  expect(acts.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'testPaymentFailing',
    'testPaymentRecovered',
    'testPaymentRenewed',
    'testPaymentRenewed',
  ])
})

test('test payments are for admins only, for accounts with a subscription, and for known actions', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { as, account } = await givenHost(service)
  const path = `/api/admin/hosts/${account.id}/test-payments`
  expect((await as.post(path, { act: 'renew' })).statusCode).toBe(404)
  expect((await admin.post(path, { act: 'explode' })).statusCode).toBe(400)
  expect((await admin.post(path, { act: 'renew' })).json().code).toBe('NO_SUBSCRIPTION')
  expect((await admin.post('/api/admin/hosts/nobody/test-payments', { act: 'renew' })).statusCode).toBe(404)
})
