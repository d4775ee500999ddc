import { describe, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { day, hour, minute, second } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { changePlanTo, orderPlan, resumePlan, testPayments } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

const trialEnd = testStart + 14 * day
const newcomer = { plan: null, planStatus: 'none', trialEndsAt: null } as const
const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const
const iso = (time: number) => new Date(time).toISOString()

/** Advances the time; there are no webhooks, only scheduled reads. */
async function pass(service: Service, ms: number): Promise<void> {
  service.clock.advance(ms)
  // The host has used the app now and then.
  await service.context.db
    .updateTable('sessions')
    .set({ expires_at: service.clock.now() + day })
    .execute()
  await sweep(service)
}

async function sweep(service: Service): Promise<void> {
  const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
  if (job) await runJob(service.context, job)
}

async function listMails(service: Service): Promise<string[]> {
  const rows = await service.context.db.selectFrom('mails').select('template').orderBy('template').execute()
  return rows.map(({ template }) => template)
}

function listConfirmations(service: Service) {
  return service.context.db
    .selectFrom('mails')
    .select(['recipient', 'sent_subject as subject', 'sent_html as html'])
    .where('template', '=', 'subscriptionCancelled')
    .orderBy('created_at')
    .execute()
}

describe.each(testPayments)('with $name', ({ start }) => {
  async function startService() {
    const payments = await start()
    const env = { ADMIN_EMAIL: 'desk@example.com', DISCOUNT_CODES: 'freeian:100' }
    const service = await startTestApp({ env: { ...payments.env, ...env } })
    payments.follow(service)
    return { service, payments }
  }

  /** A host with a paid subscription. */
  async function givenSubscriber(plan: 'basic' | 'pro' = 'basic') {
    const { service, payments } = await startService()
    const host = await givenHost(service, expired)
    const step = (await host.as.post('/api/create-subscription', { plan })).json()
    await payments.confirm(service, host.as, step, 'good')
    return { service, payments, ...host }
  }

  test('a trial becomes a paid subscription by itself once a card is on file', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, newcomer)
    await as.post('/api/select-plan', { plan: 'basic' })

    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    expect(step).toMatchObject({ clientSecret: expect.any(String), kind: 'setup' })
    await payments.confirm(service, as, step, 'good')

    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'trial', renewal: 'renews' })
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'trial',
      isSubscribed: true,
      nextCharge: { cents: 995, at: iso(trialEnd) },
      endsAt: null,
      card: { last4: '4242' },
    })
    service.clock.set(trialEnd)
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', canCreateBooks: true })

    await pass(service, 2 * minute)
    await pass(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'active',
      nextCharge: { cents: 995, at: '2026-04-15T12:00:00.000Z' },
    })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ cents: 995, status: 'paid' }])
    expect(await listMails(service)).toEqual(['contractConfirmed', 'operatorNewSubscription', 'paymentConfirmed'])
  })

  test('a trial without a card ends with the trial', async () => {
    const { service } = await startService()
    const { as } = await givenHost(service)
    await as.post('/api/create-subscription', { plan: 'basic' })
    await pass(service, 14 * day)
    await pass(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'expired', isSubscribed: false })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toEqual([])
    expect(await listMails(service)).toEqual([])
  })

  test('a declined card gives nothing, and the next one pays', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, expired)
    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    expect(step.kind).toBe('payment')

    await payments.confirm(service, as, step, 'declined')
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'expired', plan: 'basic' })
    const again = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    expect(again.clientSecret).toBe(step.clientSecret)
    await payments.confirm(service, as, again, 'good')

    expect((await as.get('/api/auth/me')).json()).toMatchObject({
      planStatus: 'active',
      plan: 'pro',
      accessUntil: null,
    })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices).toMatchObject([{ cents: 2495, status: 'paid', currency: 'EUR' }])
  })

  test('another plan than the one that was begun is what is paid for', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, expired)
    await as.post('/api/create-subscription', { plan: 'pro' })
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'good')
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', plan: 'basic' })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.filter(({ status }: { status: string }) => status === 'paid')).toMatchObject([{ cents: 995 }])
  })

  test('a charge that fails keeps access for the grace, and paying brings everything back', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'failsLater')
    await pass(service, 14 * day + 2 * minute)
    await pass(service, day)

    const late = (await as.get('/api/subscription')).json()
    expect(late).toMatchObject({ state: 'pastDue', endsAt: iso(trialEnd + 14 * day) })
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', canCreateBooks: true })
    expect((await as.post('/api/subscription/plan', { plan: 'pro' })).json().code).toBe('PAYMENT_OVERDUE')
    expect(await listMails(service)).toEqual([
      'contractConfirmed',
      'operatorNewSubscription',
      'operatorPaymentFailed',
      'paymentFailed',
    ])

    const open = (await as.post('/api/subscription/refresh')).json()
    expect(open.kind).toBe('payment')
    await payments.confirm(service, as, open, 'good')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'active', endsAt: null })
    expect(await listMails(service)).toContain('paymentConfirmed')
  })

  test('a charge that keeps failing ends access with the grace', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'failsLater')
    for (let days = 0; days < 29; days += 1) await pass(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'expired', isSubscribed: false })
    const mails = await listMails(service)
    expect(mails.filter((template) => template === 'paymentFailed')).toHaveLength(1)
    expect(mails).not.toContain('subscriptionCancelled')
  })

  test('cancelled for the end of the period, resumed, cancelled again, over', async () => {
    const { service, as } = await givenSubscriber()
    const cancelled = await as.post('/api/subscription/cancel')
    expect(cancelled.statusCode).toBe(200)
    const end = '2026-04-01T12:00:00.000Z'
    expect(cancelled.json().subscription).toMatchObject({
      state: 'cancelled',
      isCancelled: true,
      endsAt: end,
      nextCharge: null,
    })
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', renewal: 'cancelled' })

    const resumed = (await resumePlan(as, 'basic')).json().subscription
    expect(resumed).toMatchObject({ state: 'active', isCancelled: false, endsAt: null, nextCharge: { at: end } })

    service.clock.advance(minute)
    await as.post('/api/subscription/cancel')
    await pass(service, 31 * day + 2 * minute)
    await pass(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'expired', isSubscribed: false })
    expect(await listMails(service)).toEqual([
      'contractConfirmed',
      'operatorCancellation',
      'operatorNewSubscription',
      'paymentConfirmed',
      'subscriptionCancelled',
      'subscriptionCancelled',
    ])
    expect((await as.post('/api/subscription/resume')).json().code).toBe('NO_SUBSCRIPTION')
  })

  test('who cancels with an open payment is not asked for it any more', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'failsLater')
    await pass(service, 14 * day + 2 * minute)
    await pass(service, day)

    expect((await as.post('/api/subscription/cancel')).json().subscription).toMatchObject({ state: 'expired' })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices).toMatchObject([{ status: 'void' }])
    await sendDueMails(service.context)
    const [mail, ...others] = await listConfirmations(service)
    expect(others).toEqual([])
    expect(mail?.html).toContain('you no longer owe the overdue payment')
  })

  test('a host gets a confirmation of each cancellation', async () => {
    const { service, as, account } = await givenSubscriber()
    await as.post('/api/subscription/cancel')
    await as.post('/api/subscription/cancel')
    await sendDueMails(service.context)
    const [mail, ...others] = await listConfirmations(service)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: account.email, subject: 'Your cancellation of Basic is confirmed' })
    expect(mail?.html).toContain('You keep Basic until 1 April 2026')
    expect(mail?.html).toContain('1 March 2026, 12:00 UTC')

    service.clock.advance(second)
    await resumePlan(as, 'basic')
    await as.post('/api/subscription/cancel')
    expect(await listConfirmations(service)).toHaveLength(2)
  })

  test('cancellations that can be taken back are limited per hour and account', async () => {
    const payments = await start()
    const service = await startTestApp({ env: { ...payments.env, LIMIT_CANCELLATIONS_PER_ACCOUNT: '2' } })
    payments.follow(service)
    const { as } = await givenHost(service, expired)
    await payments.confirm(service, as, (await as.post('/api/create-subscription')).json(), 'good')
    const cancel = async () => (await as.post('/api/subscription/cancel')).statusCode
    for (let count = 0; count < 2; count += 1) {
      expect(await cancel()).toBe(200)
      // A cancelled subscription does not count.
      expect(await cancel()).toBe(200)
      await resumePlan(as, 'basic')
    }
    expect(await cancel()).toBe(429)
    service.clock.advance(hour)
    expect(await cancel()).toBe(200)
  })

  test('an upgrade is charged for the rest of the period and is there at once', async () => {
    const { service, as } = await givenSubscriber()
    service.clock.advance(15.5 * day)
    const preview = await as.get('/api/subscription/plan-change?plan=pro')
    expect(preview.json()).toMatchObject({ takesEffect: 'now', dueNowCents: 750 })

    const changed = (await changePlanTo(as, 'pro')).json()
    expect(changed).toMatchObject({ clientSecret: null, subscription: { plan: 'pro', nextCharge: { cents: 2495 } } })
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'pro', bookLimit: null })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ cents: 750 }, { cents: 995 }])
  })

  test('an upgrade whose charge fails waits for a card, and the old plan goes on', async () => {
    const { service, payments, as } = await givenSubscriber()
    await payments.changeCard(service, as, 'failsLater')
    service.clock.advance(15.5 * day)

    const changed = (await changePlanTo(as, 'pro')).json()
    expect(changed).toMatchObject({ kind: 'payment', subscription: { plan: 'basic', state: 'active' } })
    await payments.confirm(service, as, changed, 'good')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'pro', state: 'active' })
    expect(await listMails(service)).not.toContain('paymentFailed')
  })

  test('an upgrade whose bank wants to ask needs no other card than the one on file', async () => {
    const { service, payments, as } = await givenSubscriber()
    await payments.changeCard(service, as, 'asksBank')
    service.clock.advance(15.5 * day)

    const changed = (await changePlanTo(as, 'pro')).json()
    const storedCard = { id: expect.any(String), brand: 'visa', last4: '3184' }
    expect(changed).toMatchObject({ kind: 'payment', storedCard, subscription: { plan: 'basic', state: 'active' } })
    // The payment page requests it again.
    const again = (await orderPlan(as, { plan: 'pro' })).json()
    expect(again).toMatchObject({ kind: 'payment', storedCard })
    await payments.confirmStored(service, as, again)

    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'pro', card: { last4: '3184' } })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(2)
  })

  test('what is overdue because a bank wants to ask is paid with the card on file', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'asksBank')
    await pass(service, 14 * day + 2 * minute)
    await pass(service, day)

    const open = (await as.post('/api/subscription/refresh')).json()
    expect(open).toMatchObject({ storedCard: { last4: '3184' }, subscription: { state: 'pastDue' } })
    await payments.confirmStored(service, as, open)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'active', endsAt: null })
  })

  test('a card that was refused is not offered again', async () => {
    const { service, payments, as } = await givenSubscriber()
    await payments.changeCard(service, as, 'failsLater')
    service.clock.advance(15.5 * day)
    const changed = (await changePlanTo(as, 'pro')).json()
    expect(changed).toMatchObject({ kind: 'payment', storedCard: null })
  })

  test('a downgrade comes with the next period, and can be taken back until then', async () => {
    const { service, as } = await givenSubscriber('pro')
    expect((await as.get('/api/subscription/plan-change?plan=basic')).json()).toEqual({
      takesEffect: 'later',
      at: '2026-04-01T12:00:00.000Z',
      dueNowCents: 0,
    })
    const pending = { plan: 'basic', at: '2026-04-01T12:00:00.000Z' }
    const { subscription } = (await changePlanTo(as, 'basic')).json()
    expect(subscription).toMatchObject({ plan: 'pro', pendingPlan: pending, nextCharge: { cents: 995 } })
    const kept = (await changePlanTo(as, 'pro')).json().subscription
    expect(kept).toMatchObject({ plan: 'pro', pendingPlan: null, nextCharge: { cents: 2495 } })

    // Choosing the plan again is the same change.
    expect((await as.post('/api/select-plan', { plan: 'basic' })).json()).toMatchObject({
      host: { plan: 'pro' },
      paymentNeeded: false,
    })
    await pass(service, 31 * day + 2 * minute)
    await pass(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'basic', pendingPlan: null })
    expect((await as.get('/api/subscription/invoices')).json().invoices[0]).toMatchObject({
      cents: 995,
      status: 'paid',
    })
  })

  test('after a downgrade books above five stay, and new ones wait until there are fewer', async () => {
    const { service, as } = await givenSubscriber('pro')
    const books = [await givenBook(as)]
    for (let count = 1; count < 6; count += 1) books.push(await givenBook(as))
    await changePlanTo(as, 'basic')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ books: 6, booksOverBasic: 1 })
    books.push(await givenBook(as))

    await pass(service, 31 * day + 2 * minute)
    expect((await as.get('/api/welcome-books')).json()).toHaveLength(7)
    const create = async () => (await as.post('/api/welcome-books', bookPayload)).json().code
    expect(await create()).toBe('LIMIT_REACHED')
    for (const { id } of books.slice(0, 2)) await as.delete(`/api/welcome-books/${id}`)
    expect(await create()).toBe('LIMIT_REACHED')
    await as.delete(`/api/welcome-books/${books[2]?.id}`)
    expect(await create()).toBeUndefined()
  })

  test('choosing a dearer plan never charges: paying for it does', async () => {
    const { as } = await givenSubscriber()
    expect((await as.post('/api/select-plan', { plan: 'pro' })).json()).toMatchObject({
      host: { plan: 'basic' },
      paymentNeeded: true,
    })
    expect((await orderPlan(as, { plan: 'pro' })).json().clientSecret).toBeNull()
    expect((await as.get('/api/auth/me')).json().plan).toBe('pro')
  })

  test('choosing a dearer plan in a trial with a card leaves what the first charge will be', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, newcomer)
    await as.post('/api/select-plan', { plan: 'basic' })
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'good')

    expect((await as.post('/api/select-plan', { plan: 'pro' })).json()).toMatchObject({ paymentNeeded: true })

    const nextCharge = { cents: 995, at: iso(trialEnd) }
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'basic', nextCharge })
  })

  test('choosing a plan does not take a cancellation back: ordering it does', async () => {
    const { as } = await givenSubscriber('pro')
    await as.post('/api/subscription/cancel')
    const isCancelled = async () => (await as.get('/api/subscription')).json().isCancelled
    expect((await as.post('/api/select-plan', { plan: 'basic' })).json()).toMatchObject({
      host: { plan: 'pro' },
      paymentNeeded: true,
    })
    expect(await isCancelled()).toBe(true)
    await orderPlan(as, { plan: 'pro' })
    expect(await isCancelled()).toBe(false)
  })

  test('in a trial the plan changes at once and costs nothing', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    await payments.confirm(service, as, step, 'good')
    const { subscription } = (await changePlanTo(as, 'basic')).json()
    expect(subscription).toMatchObject({ plan: 'basic', pendingPlan: null, nextCharge: { cents: 995 } })
  })

  test('a discount is taken off every charge, and used up when the subscription starts', async () => {
    const payments = await start()
    const service = await startTestApp({ env: { ...payments.env, DISCOUNT_CODES: 'freeian:100,spring:20' } })
    payments.follow(service)
    const { as } = await givenHost(service, expired)
    const order = { plan: 'pro', code: 'SPRING' }
    await as.post('/api/create-subscription', order)
    const step = (await as.post('/api/create-subscription', order)).json()
    await payments.confirm(service, as, step, 'good')

    expect((await as.get('/api/subscription')).json()).toMatchObject({
      discount: { code: 'spring', percentage: 20 },
      nextCharge: { cents: 1996 },
    })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ cents: 1996 }])
    await as.post('/api/subscription/cancel')
    await pass(service, 40 * day)
    const again = await as.post('/api/create-subscription', order)
    expect(again.json().code).toBe('DISCOUNT_ALREADY_USED')
    expect((await as.post('/api/create-subscription', { plan: 'pro', code: 'summer' })).statusCode).toBe(400)
  })

  test.each([
    ['down', 'pro', 'basic', 796],
    ['up', 'basic', 'pro', 1996],
  ] as const)('a discount stays when the plan goes %s', async (_direction, from, to, cents) => {
    const payments = await start()
    const service = await startTestApp({ env: { ...payments.env, DISCOUNT_CODES: 'spring:20' } })
    payments.follow(service)
    const { as } = await givenHost(service, expired)
    const step = (await as.post('/api/create-subscription', { plan: from, code: 'spring' })).json()
    await payments.confirm(service, as, step, 'good')

    const changed = (await changePlanTo(as, to)).json().subscription
    expect(changed).toMatchObject({ discount: { percentage: 20 }, nextCharge: { cents } })
    // Two periods: a discount may be lost when the next one begins, or when a scheduled change is completed.
    for (let period = 0; period < 2; period += 1) {
      await pass(service, 31 * day + 2 * minute)
      await pass(service, day)
    }

    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.slice(0, 2)).toMatchObject([
      { cents, status: 'paid' },
      { cents, status: 'paid' },
    ])
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: to, nextCharge: { cents } })
  })

  test('a discount stays when a downgrade is taken back', async () => {
    const payments = await start()
    const service = await startTestApp({ env: { ...payments.env, DISCOUNT_CODES: 'spring:20' } })
    payments.follow(service)
    const { as } = await givenHost(service, expired)
    const step = (await as.post('/api/create-subscription', { plan: 'pro', code: 'spring' })).json()
    await payments.confirm(service, as, step, 'good')
    for (const plan of ['basic', 'pro'] as const) await changePlanTo(as, plan)

    await pass(service, 31 * day + 2 * minute)
    await pass(service, day)

    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.map(({ cents }: { cents: number }) => cents)).toEqual([1996, 1996])
  })

  test('an upgrade is charged once, at once, and what was announced for it', async () => {
    const { service, as } = await givenSubscriber()
    service.clock.advance(15.5 * day)
    const { dueNowCents } = (await as.get('/api/subscription/plan-change?plan=pro')).json()
    await changePlanTo(as, 'pro')

    const list = async () => (await as.get('/api/subscription/invoices')).json().invoices
    expect(await list()).toMatchObject([{ cents: dueNowCents, status: 'paid' }, { cents: 995 }])
    expect(dueNowCents).toBe(750)
    await pass(service, 16 * day)
    await pass(service, day)
    expect(await list()).toMatchObject([{ cents: 2495, status: 'paid' }, { cents: 750 }, { cents: 995 }])
  })

  test('a code of 100 % needs no subscription', async () => {
    const { service } = await startService()
    const { as } = await givenHost(service, expired)
    const step = await as.post('/api/create-subscription', { plan: 'pro', code: 'freeian' })
    expect(step.json()).toMatchObject({ clientSecret: null, kind: null })
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'active',
      isSubscribed: false,
      endsAt: '2027-03-01T12:00:00.000Z',
    })
  })

  test('whoever subscribes during free months is charged after them', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, expired)
    await as.post('/api/discounts/redeem', { code: 'freeian', plan: 'pro' })
    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    expect(step.kind).toBe('setup')
    await payments.confirm(service, as, step, 'good')
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'active',
      nextCharge: { cents: 2495, at: '2027-03-01T12:00:00.000Z' },
    })
    await pass(service, 365 * day + 2 * minute)
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', accessUntil: null })
  })

  test('changing the card is for whoever has a subscription', async () => {
    const { service, payments, as } = await givenSubscriber()
    await payments.changeCard(service, as, 'failsLater')
    expect((await as.get('/api/subscription')).json().card).toMatchObject({ last4: '0341' })
    const { as: other } = await givenHost(service)
    expect((await other.post('/api/subscription/card')).json().code).toBe('NO_SUBSCRIPTION')
  })

  test('two changes at the same moment do not get in each other’s way', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, expired)
    const plans = ['basic', 'pro', 'basic', 'pro'] as const
    const answers = await Promise.all(plans.map((plan) => as.post('/api/create-subscription', { plan })))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)

    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    await payments.confirm(service, as, step, 'good')
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(1)
    expect(invoices.filter(({ status }: { status: string }) => status === 'open')).toHaveLength(0)
  })

  test('deleting the account ends the subscription', async () => {
    const { service, payments, as, account } = await givenSubscriber()
    const gone = await service.app.inject({
      method: 'DELETE',
      url: '/api/account',
      cookies: Object.fromEntries(as.cookies),
      payload: { confirmation: account.email, currentPassword: 'a quiet house by the sea' },
    })
    expect(gone.statusCode).toBe(200)
    await sweep(service)
    expect(await payments.countLive(service)).toBe(0)
    expect(await service.context.db.selectFrom('subscription_endings').selectAll().execute()).toEqual([])
  })

  test.each([
    ['GET', '/api/subscription'],
    ['GET', '/api/subscription/invoices'],
    ['GET', '/api/subscription/plan-change?plan=pro'],
    ['POST', '/api/subscription/plan'],
    ['POST', '/api/subscription/cancel'],
    ['POST', '/api/subscription/resume'],
    ['POST', '/api/subscription/refresh'],
    ['POST', '/api/subscription/card'],
  ] as const)('%s %s is for signed-in hosts', async (method, url) => {
    const { service } = await startService()
    const response = await service.app.inject({ method, url, payload: { plan: 'pro' } })
    expect(response.json().code).toBe('NOT_AUTHENTICATED')
  })

  test('a subscription is the host’s own', async () => {
    const { service, as } = await givenSubscriber()
    const { as: other } = await givenHost(service, expired)
    expect((await other.get('/api/subscription')).json()).toMatchObject({ isSubscribed: false, card: null })
    expect((await other.post('/api/subscription/cancel')).json().code).toBe('NO_SUBSCRIPTION')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true, isCancelled: false })
  })

  test('an unknown plan is refused', async () => {
    const { as } = await givenSubscriber()
    expect((await as.post('/api/subscription/plan', { plan: 'gold' })).statusCode).toBe(400)
    expect((await as.get('/api/subscription/plan-change?plan=gold')).statusCode).toBe(400)
  })
})
