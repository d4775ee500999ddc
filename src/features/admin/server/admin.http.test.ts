import { describe, expect, test } from 'vitest'
import { enqueueForAccount } from '#features/mail/index.ts'
import { day, minute } from '#platform/clock.ts'
import { givenHost, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

const calls = [
  ['GET', '/api/admin/overview'],
  ['GET', '/api/admin/hosts'],
  ['GET', `/api/admin/hosts/${unknownId}`],
  ['POST', `/api/admin/hosts/${unknownId}/trial`],
  ['POST', `/api/admin/hosts/${unknownId}/access`],
  ['POST', `/api/admin/hosts/${unknownId}/disable`],
  ['POST', `/api/admin/hosts/${unknownId}/enable`],
  ['POST', `/api/admin/hosts/${unknownId}/stop-subscription`],
  ['POST', `/api/admin/hosts/${unknownId}/test-payments`],
  ['GET', '/api/admin/mails'],
  ['POST', `/api/admin/mails/${unknownId}/open`],
  ['POST', `/api/admin/mails/${unknownId}/retry`],
  ['GET', '/api/admin/messages'],
  ['POST', `/api/admin/messages/${unknownId}/answered`],
  ['GET', '/api/admin/acts'],
  ['POST', '/api/send-all-email-templates'],
  ['POST', '/api/test-email-connection'],
  ['POST', '/api/test-admin-notifications'],
] as const

describe('callers who are not operators', () => {
  test('get 404 from every admin route, for any input', async () => {
    const service = await startTestApp()
    const { as: host } = await givenHost(service)
    for (const [method, path] of calls) {
      for (const caller of [host, service.anonymous]) {
        const response =
          method === 'GET'
            ? await caller.get(`${path}?state=nonsense`)
            : await caller.post(path, '{', { 'content-type': 'application/json' })
        expect(response.statusCode, path).toBe(404)
        expect(response.json().code, path).toBe('NOT_FOUND')
      }
    }
    expect(await service.context.db.selectFrom('admin_acts').selectAll().execute()).toEqual([])
  })

  test.each(['/admin', '/email-test', '/pixel-test', '/admin/'])('%s answers with the not-found page', async (path) => {
    const service = await startTestApp()
    const { as: host } = await givenHost(service)
    const { as: admin } = await givenAdmin(service)
    const missing = await service.anonymous.get('/no-such-page', { accept: 'text/html' })

    for (const caller of [host, service.anonymous]) {
      const response = await caller.get(path, { accept: 'text/html' })
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe(missing.body)
    }
    const shell = await admin.get(path, { accept: 'text/html' })
    expect(shell.statusCode).toBe(200)
    expect(shell.body).toContain('id="root"')
  })
})

test('the overview has correct counts', async () => {
  const service = await startTestApp({ env: { ADMIN_EMAIL: 'op@example.com' } })
  const { as: admin } = await givenAdmin(service)
  const { as: host, account } = await givenHost(service)
  await givenHost(service, { trialEndsAt: testStart + 2 * day })
  await givenHost(service, { trialEndsAt: testStart + 6 * day })
  await givenHost(service, { trialEndsAt: testStart - 1 })
  await givenBook(host)
  await givenBook(host, { status: 'draft' })
  await sendDueMails(service.context)
  service.clock.advance(minute)
  await enqueueForAccount(service.context.db, service.clock, account, { template: 'welcome', params: {} })
  service.clock.advance(11 * minute)

  const overview = (await admin.get('/api/admin/overview')).json()

  expect(overview).toMatchObject({
    mail: { transport: 'files', health: 'delayed', templates: 10, counts: { waiting: 1, sending: 0, dead: 0 } },
    notifications: { adminEmail: 'op@example.com', templates: 8 },
    payments: { provider: 'test', hasWebhookSecret: false, webhookLastSeenAt: null },
    trials: { days: 14, running: 3, endingIn3Days: 1, endingIn7Days: 2 },
    accounts: { hosts: 4, disabled: 0, disabledCharged: 0 },
    books: { draft: 1, published: 1 },
    backups: { state: 'off', provedAt: null, missing: 0, failure: null },
  })
  expect(overview.mail.oldestWaitingAt).toBe(new Date(testStart + minute).toISOString())
})

test('the overview names the settings that the legal page lacks', async () => {
  const known = await givenAdmin(
    await startTestApp({
      env: { OPERATOR_NAME: 'Casa Ltd', OPERATOR_ADDRESS: 'Via Uno 1', SUPPORT_EMAIL: 'help@stay.example' },
    }),
  )
  const nameless = await givenAdmin(await startTestApp({ env: { OPERATOR_ADDRESS: 'Via Uno 1' } }))

  expect((await known.as.get('/api/admin/overview')).json().operator).toEqual({ missing: [] })
  expect((await nameless.as.get('/api/admin/overview')).json().operator).toEqual({
    missing: ['OPERATOR_NAME', 'SUPPORT_EMAIL'],
  })
})

test('accounts of operators and their books are not counted', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account: host } = await givenHost(service)
  const second = await givenHost(service, { role: 'admin', trialEndsAt: testStart + day })
  await givenBook(second.as)
  const { db } = service.context
  const disabled = [host.id, second.account.id]
  await db.updateTable('accounts').set({ disabled_at: testStart }).where('id', 'in', disabled).execute()

  expect((await admin.get('/api/admin/overview')).json()).toMatchObject({
    trials: { running: 1, endingIn3Days: 0, endingIn7Days: 0 },
    accounts: { hosts: 1, disabled: 1, disabledCharged: 0 },
    books: { draft: 0, published: 0 },
  })
})

test("the overview contains the time of the payment provider's last webhook", async () => {
  const service = await startTestApp({
    env: { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' },
    app: { admin: { findWebhookLastSeen: async () => testStart } },
  })
  const { as: admin } = await givenAdmin(service)
  expect((await admin.get('/api/admin/overview')).json().payments).toEqual({
    provider: 'stripe',
    hasWebhookSecret: true,
    webhookLastSeenAt: new Date(testStart).toISOString(),
  })
})
