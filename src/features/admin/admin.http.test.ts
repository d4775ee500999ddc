import { describe, expect, test } from 'vitest'
import { enqueueForAccount } from '#features/mail/index.ts'
import { day, minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { addDomain, startDomainApp } from '#test/given-domain.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startStripeStandIn, stripeEnv, testPayments } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const unknownId = '00000000-0000-7000-8000-000000000000'
const book = { hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Villa', status: 'published' }

function givenAdmin(service: TestApp) {
  return givenHost(service, { email: 'op@example.com', name: 'Olga', role: 'admin' })
}

async function findFirstMail({ context }: TestApp): Promise<string> {
  return (await context.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()).id
}

const calls = [
  ['GET', '/api/admin/overview'],
  ['GET', '/api/admin/hosts'],
  ['GET', `/api/admin/hosts/${unknownId}`],
  ['POST', `/api/admin/hosts/${unknownId}/trial`],
  ['POST', `/api/admin/hosts/${unknownId}/access`],
  ['POST', `/api/admin/hosts/${unknownId}/disable`],
  ['POST', `/api/admin/hosts/${unknownId}/enable`],
  ['GET', '/api/admin/mails'],
  ['POST', `/api/admin/mails/${unknownId}/open`],
  ['POST', `/api/admin/mails/${unknownId}/retry`],
  ['GET', '/api/admin/acts'],
  ['POST', '/api/send-all-email-templates'],
  ['POST', '/api/test-email-connection'],
  ['POST', '/api/test-admin-notifications'],
] as const

describe('for everyone but operators', () => {
  test('no call of the desk exists, whatever is sent', async () => {
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

  test.each(['/admin', '/email-test', '/pixel-test', '/admin/'])(
    '%s is the page of what is not there',
    async (path) => {
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
    },
  )
})

test('the overview counts what is there', async () => {
  const service = await startTestApp({ env: { ADMIN_EMAIL: 'op@example.com' } })
  const { as: admin } = await givenAdmin(service)
  const { as: host, account } = await givenHost(service)
  await givenHost(service, { trialEndsAt: testStart + 2 * day })
  await givenHost(service, { trialEndsAt: testStart + 6 * day })
  await givenHost(service, { trialEndsAt: testStart - 1 })
  await host.post('/api/welcome-books', book)
  await host.post('/api/welcome-books', { ...book, status: 'draft' })
  await sendDueMails(service.context)
  service.clock.advance(minute)
  await enqueueForAccount(service.context.db, service.clock, account, { template: 'welcome', params: {} })
  service.clock.advance(11 * minute)

  const overview = (await admin.get('/api/admin/overview')).json()

  expect(overview).toMatchObject({
    mail: { transport: 'files', health: 'delayed', templates: 10, counts: { waiting: 1, sending: 0, dead: 0 } },
    notifications: { adminEmail: 'op@example.com', templates: 5 },
    payments: { provider: 'test', hasWebhookSecret: false, webhookLastSeenAt: null },
    trials: { days: 14, running: 3, endingIn3Days: 1, endingIn7Days: 2 },
    accounts: { hosts: 4, disabled: 0 },
    books: { draft: 1, published: 1 },
  })
  expect(overview.mail.oldestWaitingAt).toBe(new Date(testStart + minute).toISOString())
})

test('operators count neither as hosts nor with what they try out', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account: host } = await givenHost(service)
  const second = await givenHost(service, { role: 'admin', trialEndsAt: testStart + day })
  await second.as.post('/api/welcome-books', book)
  const { db } = service.context
  const disabled = [host.id, second.account.id]
  await db.updateTable('accounts').set({ disabled_at: testStart }).where('id', 'in', disabled).execute()

  expect((await admin.get('/api/admin/overview')).json()).toMatchObject({
    trials: { running: 1, endingIn3Days: 0, endingIn7Days: 0 },
    accounts: { hosts: 1, disabled: 1 },
    books: { draft: 0, published: 0 },
  })
})

test('the overview tells when the payment provider called last', async () => {
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

test('hosts are found by parts of name and address, wildcards being letters', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host } = await givenHost(service, { name: 'Émile Martin', email: 'Emile_M@example.org' })
  await givenHost(service, { name: 'Giulia Conti', email: 'giulia@example.org' })
  await host.post('/api/welcome-books', book)
  const namesFor = async (search: string) => {
    const { hosts } = (await admin.get(`/api/admin/hosts?search=${encodeURIComponent(search)}`)).json()
    return hosts.map((found: { name: string }) => found.name).sort()
  }

  expect(await namesFor('EXAMPLE.ORG')).toEqual(['Giulia Conti', 'Émile Martin'])
  for (const spelling of ['émile', 'Émile', 'EMILE', 'E\u0301mile m']) {
    expect(await namesFor(spelling), spelling).toEqual(['Émile Martin'])
  }
  await host.patch('/api/account', { name: 'Łucja Weiß' })
  for (const spelling of ['lucja', 'ŁUCJA', 'weiss', 'WEIß']) {
    expect(await namesFor(spelling), spelling).toEqual(['Łucja Weiß'])
  }
  await host.patch('/api/account', { name: 'Émile Martin' })
  expect(await namesFor(' conti ')).toEqual(['Giulia Conti'])
  expect(await namesFor('e_m')).toEqual(['Émile Martin'])
  expect(await namesFor('%')).toEqual([])
  expect(await namesFor('')).toHaveLength(3)
  const { hosts, hasMore } = (await admin.get('/api/admin/hosts?search=emile')).json()
  expect(hosts[0]).toMatchObject({ bookCount: 1, planStatus: 'trial', disabledAt: null })
  expect(hasMore).toBe(false)
  expect((await admin.get(`/api/admin/hosts?search=${'x'.repeat(300)}`)).statusCode).toBe(400)
})

test('more than twenty hosts are said to be more', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  for (let count = 0; count < 20; count += 1) await givenHost(service)
  const found = (await admin.get('/api/admin/hosts')).json()
  expect(found.hosts).toHaveLength(20)
  expect(found.hasMore).toBe(true)
})

test('a host is shown with plan, books and sessions, and nothing that opens them', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await service.browser().post('/api/auth/login', { email: account.email, password: givenPassword })

  const response = await admin.get(`/api/admin/hosts/${account.id}`)

  expect(response.json()).toMatchObject({ id: account.id, plan: 'basic', planStatus: 'trial', bookCount: 0 })
  expect(response.json().sessions).toHaveLength(2)
  expect(Object.keys(response.json().sessions[0])).toEqual(['createdAt', 'lastSeenAt', 'expiresAt'])
  expect(response.body).not.toMatch(/hash|password/i)
  expect((await admin.get(`/api/admin/hosts/${unknownId}`)).statusCode).toBe(404)
})

test('a host’s domains are shown with their state, without the proof that is hers', async () => {
  const service = await startDomainApp()
  const { as: admin } = await givenAdmin(service)
  const { as, account } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const { ownership } = await addDomain(as, 'bücher.villa-conti.it')

  const response = await admin.get(`/api/admin/hosts/${account.id}`)

  expect(response.json().domains).toMatchObject([
    { name: 'bücher.villa-conti.it', state: 'waiting', pointing: 'unchecked', ownership: 'unchecked', checkedAt: null },
  ])
  expect(response.body).not.toContain(ownership.record.value)
})

test('a trial is extended to the end of a day, which also brings an expired one back', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account, as: host } = await givenHost(service, {
    plan: 'pro',
    planStatus: 'expired',
    trialEndsAt: testStart - day,
  })
  const path = `/api/admin/hosts/${account.id}/trial`

  const response = await admin.post(path, { until: '2026-03-10' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ planStatus: 'trial', trialEndsAt: '2026-03-11T00:00:00.000Z' })
  expect((await host.get('/api/auth/me')).json()).toMatchObject({
    plan: 'pro',
    canCreateBooks: true,
    trialDaysLeft: 10,
  })

  const past = await admin.post(path, { until: '2026-02-28' })
  expect(past.statusCode).toBe(400)
  expect(past.json().fields).toEqual({ until: 'Choose a day from today on, within the next ten years.' })
  expect((await admin.post(path, { until: 'tomorrow' })).statusCode).toBe(400)
  expect((await admin.post(path)).statusCode).toBe(400)
  expect((await admin.post(`/api/admin/hosts/${unknownId}/trial`, { until: '2026-03-10' })).statusCode).toBe(404)
})

test('access is granted and extended, but a subscription that renews itself is left alone', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account, as: host } = await givenHost(service)
  const { account: paying } = await givenHost(service, { planStatus: 'active' })
  const grant = (id: string, plan: string, until: string) =>
    admin.post(`/api/admin/hosts/${id}/access`, { plan, until })

  expect((await grant(account.id, 'pro', '2026-12-31')).json()).toMatchObject({ plan: 'pro', planStatus: 'active' })
  expect((await grant(account.id, 'pro', '2027-12-31')).statusCode).toBe(200)
  expect((await host.get('/api/auth/me')).json()).toMatchObject({
    plan: 'pro',
    planStatus: 'active',
    bookLimit: null,
    accessUntil: '2028-01-01T00:00:00.000Z',
  })
  expect((await admin.post(`/api/admin/hosts/${account.id}/trial`, { until: '2026-03-10' })).json().code).toBe(
    'HOST_HAS_PLAN',
  )
  expect((await grant(paying.id, 'pro', '2026-12-31')).json().code).toBe('HOST_HAS_PLAN')
  expect((await grant(account.id, 'gold', '2026-12-31')).statusCode).toBe(400)
  expect((await grant(unknownId, 'pro', '2026-12-31')).statusCode).toBe(404)
  const { acts } = (await admin.get('/api/admin/acts')).json()
  expect(acts).toHaveLength(2)
})

test('a disabled account cannot be signed in to, its books stay readable, and enabling opens it again', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account, as: host } = await givenHost(service)
  const { id } = (await host.post('/api/welcome-books', book)).json()
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

test('the outbox is listed by state, and a mail is shown as it was sent without its secrets', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await enqueueForAccount(service.context.db, service.clock, account, { template: 'planLimit', params: { limit: 5 } })
  const { unsubscribe_token } = await service.context.db
    .selectFrom('mails')
    .select('unsubscribe_token')
    .executeTakeFirstOrThrow()
  const path = `/api/admin/mails/${await findFirstMail(service)}/open`

  expect((await admin.post(path)).json()).toMatchObject({ state: 'waiting', subject: null, html: null })
  await sendDueMails(service.context)
  const opened = (await admin.post(path)).json()

  expect(opened).toMatchObject({ state: 'sent', template: 'planLimit', recipient: account.email })
  expect(opened.html).toContain('/mail/unsubscribe/…')
  expect(opened.html).not.toContain(unsubscribe_token)
  expect((await admin.get('/api/admin/mails?state=sent')).json().mails).toHaveLength(1)
  expect((await admin.get('/api/admin/mails?state=dead')).json().mails).toEqual([])
  expect((await admin.get('/api/admin/mails')).json().mails[0]).not.toHaveProperty('html')
  expect((await admin.get('/api/admin/mails?state=lost')).statusCode).toBe(400)
  expect((await admin.post(`/api/admin/mails/${unknownId}/open`)).statusCode).toBe(404)
})

test('the link to a new password is masked in the mail as it was sent', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await service.anonymous.post('/api/auth/forgot-password', { email: account.email })
  await sendDueMails(service.context)

  const { html } = (await admin.post(`/api/admin/mails/${await findFirstMail(service)}/open`)).json()

  const hrefs = [...html.matchAll(/href="([^"]*reset-password[^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).not.toEqual([])
  for (const href of hrefs) expect(href).toContain('…')
})

test('a failed mail is tried again on request, any other is not', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await enqueueForAccount(service.context.db, service.clock, account, { template: 'welcome', params: {} })
  const path = `/api/admin/mails/${await findFirstMail(service)}/retry`
  expect((await admin.post(path)).json().code).toBe('MAIL_NOT_DEAD')
  await service.context.db
    .updateTable('mails')
    .set({ state: 'dead', attempts: 36, last_error: 'ECONNECTION' })
    .execute()
  expect((await admin.get('/api/admin/overview')).json().mail).toMatchObject({ health: 'failing', counts: { dead: 1 } })

  const retried = await admin.post(path)

  expect(retried.statusCode).toBe(200)
  expect(retried.json()).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(await sendDueMails(service.context)).toBe(1)
  expect((await admin.post(path)).statusCode).toBe(409)
  expect((await admin.post(`/api/admin/mails/${unknownId}/retry`)).statusCode).toBe(404)
})

test('every act is in the audit log with who, what and to whom, and survives the account without its address', async () => {
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

test('in test mode payments are renewed, failed and recovered from the desk', async () => {
  const service = await startTestApp()
  const admin = await givenHost(service, { role: 'admin' })
  const { as, account } = await givenHost(service)
  await as.post('/api/create-subscription')
  await as.post('/api/subscription/test-card', { card: 'good' })
  const act = async (name: string) =>
    (await admin.as.post(`/api/admin/hosts/${account.id}/test-payments`, { act: name })).json()

  const { payments } = (await admin.as.get(`/api/admin/hosts/${account.id}`)).json()
  expect(payments).toEqual({
    provider: 'test',
    state: 'trial',
    isSubscribed: true,
    isCancelled: false,
    periodEndsAt: account.trialEndsAt && new Date(account.trialEndsAt).toISOString(),
  })
  expect((await act('renew')).payments).toMatchObject({ state: 'active', periodEndsAt: '2026-04-01T12:00:00.000Z' })
  await act('failNext')
  expect((await act('renew')).payments).toMatchObject({ state: 'pastDue' })
  expect((await act('recover')).payments).toMatchObject({ state: 'active' })

  const { acts } = (await admin.as.get('/api/admin/acts')).json()
  expect(acts.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'testPaymentFailing',
    'testPaymentRecovered',
    'testPaymentRenewed',
    'testPaymentRenewed',
  ])
})

test('test payments are for admins, for subscribers, and known acts', async () => {
  const service = await startTestApp()
  const admin = await givenHost(service, { role: 'admin' })
  const { as, account } = await givenHost(service)
  const path = `/api/admin/hosts/${account.id}/test-payments`
  expect((await as.post(path, { act: 'renew' })).statusCode).toBe(404)
  expect((await admin.as.post(path, { act: 'explode' })).statusCode).toBe(400)
  expect((await admin.as.post(path, { act: 'renew' })).json().code).toBe('NO_SUBSCRIPTION')
  expect((await admin.as.post('/api/admin/hosts/nobody/test-payments', { act: 'renew' })).statusCode).toBe(404)
})
