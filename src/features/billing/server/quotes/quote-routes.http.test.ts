import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { changePlanTo, orderPlan, testPayments } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { confirmationOf } from '../../shared/quote-contract.ts'

const trialEnd = testStart + 14 * day
const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const
const iso = (time: number) => new Date(time).toISOString()

test('a visitor is told what the plan costs after the trial that begins with the registration', async () => {
  const service = await startTestApp({ env: { DISCOUNT_CODES: 'spring:20' } })

  const quoted = await service.anonymous.post('/api/subscription/quote', { plan: 'pro', code: 'SPRING' })

  expect(quoted.statusCode).toBe(200)
  expect(quoted.json()).toEqual({
    kind: 'newTrial',
    plan: 'pro',
    provider: 'test',
    currency: 'EUR',
    priceCents: 2495,
    discount: { code: 'spring', percentage: 20 },
    monthlyCents: 1996,
    dueNowCents: 0,
    paidFrom: iso(trialEnd),
    quotedAt: iso(testStart),
    trialEndedAt: null,
    charges: [
      { at: iso(testStart), cents: 0, cause: 'trialBegins' },
      { at: iso(trialEnd), cents: 1996, cause: 'trialEnds' },
      { at: '2026-04-15T12:00:00.000Z', cents: 1996, cause: 'renews' },
    ],
  })
})

test('an unknown plan and an unknown code are refused', async () => {
  const service = await startTestApp()
  const ask = async (body: object) => (await service.anonymous.post('/api/subscription/quote', body)).json().code
  expect(await ask({ plan: 'gold' })).toBe('INVALID_INPUT')
  expect(await ask({ plan: 'pro', code: 'nothing' })).toBe('INVALID_DISCOUNT_CODE')
})

test('a quote is about the own account alone', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, expired)
  const other = await givenHost(service)
  const quoteFor = async (caller: typeof as) => (await caller.post('/api/subscription/quote')).json()
  expect(await quoteFor(as)).toMatchObject({ kind: 'paid', dueNowCents: 995 })
  expect(await quoteFor(other.as)).toMatchObject({ kind: 'trial', dueNowCents: 0 })
})

describe.each(testPayments)('with $name', ({ start }) => {
  async function startService() {
    const payments = await start()
    const service = await startTestApp({ env: { ...payments.env, DISCOUNT_CODES: 'spring:20,summer:30' } })
    payments.follow(service)
    return { service, payments }
  }

  async function givenSubscriber(order: { plan: 'basic' | 'pro'; code?: string }) {
    const { service, payments } = await startService()
    const host = await givenHost(service, expired)
    const step = (await orderPlan(host.as, order)).json()
    await payments.confirm(service, host.as, step, 'good')
    return { service, payments, ...host }
  }

  test('a trial that ends while the page is open: the order is refused with the new amount, then confirmed', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const shown = (await as.post('/api/subscription/quote', { plan: 'basic' })).json()
    expect(shown).toMatchObject({ kind: 'trial', dueNowCents: 0, paidFrom: iso(trialEnd) })
    service.clock.set(trialEnd + minute)

    const order = { plan: 'basic', confirmed: confirmationOf(shown) }
    const refused = await as.post('/api/create-subscription', order)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
    const { quote } = refused.json()
    expect(quote).toMatchObject({ kind: 'paid', dueNowCents: 995, trialEndedAt: iso(trialEnd) })
    expect(await payments.countLive(service)).toBe(0)

    const step = (await as.post('/api/create-subscription', { plan: 'basic', confirmed: confirmationOf(quote) })).json()
    expect(step).toMatchObject({ kind: 'payment', amountCents: 995 })
    await payments.confirm(service, as, step, 'good')
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices).toMatchObject([{ cents: 995, status: 'paid' }])
  })

  test('a refused order does not change the plan of the account', async () => {
    const { service } = await startService()
    const { as } = await givenHost(service)
    const shown = (await as.post('/api/subscription/quote', { plan: 'pro' })).json()
    const confirmed = { ...confirmationOf(shown), monthlyCents: 995 }
    expect((await as.post('/api/create-subscription', { plan: 'pro', confirmed })).statusCode).toBe(409)
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ plan: 'basic', planStatus: 'trial' })
  })

  test.each(['dueNowCents', 'monthlyCents', 'currency', 'paidFrom'])(
    'another %s than the quoted one is refused',
    async (name) => {
      const { service } = await startService()
      const { as } = await givenHost(service)
      const shown = (await as.post('/api/subscription/quote', { plan: 'pro' })).json()
      const wrong = { dueNowCents: 1, monthlyCents: 1, currency: 'USD', paidFrom: iso(trialEnd + 2 * day) }
      const confirmed = { ...confirmationOf(shown), [name]: wrong[name as keyof typeof wrong] }
      const refused = await as.post('/api/create-subscription', { plan: 'pro', confirmed })
      expect([refused.statusCode, refused.json().quote]).toEqual([409, shown])
    },
  )

  test('a call without an amount begins a subscription, answers with its amount and charges nothing', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service, expired)
    const started = (await as.post('/api/create-subscription')).json()
    expect(started).toMatchObject({
      clientSecret: expect.any(String),
      amountCents: 995,
      quote: { kind: 'paid', dueNowCents: 995, monthlyCents: 995 },
    })
    expect(await payments.countLive(service)).toBe(payments.env['STRIPE_SECRET_KEY'] ? 0 : 1)
    expect((await as.get('/api/auth/me')).json().planStatus).toBe('expired')
  })

  test.each(['/api/create-subscription', '/api/subscription/plan'])(
    'an upgrade by %s without an amount is answered with it and charges nothing',
    async (path) => {
      const { service, as } = await givenSubscriber({ plan: 'basic' })
      service.clock.advance(15.5 * day)

      const refused = await as.post(path, { plan: 'pro' })

      expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
      expect(refused.json().quote).toMatchObject({ kind: 'upgrade', dueNowCents: 750, monthlyCents: 2495 })
      expect((await as.get('/api/subscription/invoices')).json().invoices).toHaveLength(1)
      expect((await as.get('/api/auth/me')).json().plan).toBe('basic')
    },
  )

  test('a call without an amount changes no running subscription, and is answered with what would be charged', async () => {
    const { as } = await givenSubscriber({ plan: 'pro' })
    const read = async () => (await as.get('/api/subscription')).json()
    const expectRefused = async (path: string, body: object | undefined, expected: object) => {
      const before = await read()
      const refused = await as.post(path, body)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
      expect(refused.json().quote).toMatchObject(expected)
      expect(await read()).toEqual(before)
    }
    const later = { kind: 'later', plan: 'basic', dueNowCents: 0, monthlyCents: 995 }
    await expectRefused('/api/subscription/plan', { plan: 'basic' }, later)
    await expectRefused('/api/create-subscription', { plan: 'basic' }, later)
    await changePlanTo(as, 'basic')
    const kept = { kind: 'resume', plan: 'pro', monthlyCents: 2495 }
    await expectRefused('/api/subscription/plan', { plan: 'pro' }, kept)
    await expectRefused('/api/create-subscription', undefined, kept)
    await as.post('/api/subscription/cancel')
    await expectRefused('/api/create-subscription', undefined, kept)
    await expectRefused('/api/subscription/resume', undefined, kept)
    await expectRefused('/api/subscription/plan', { plan: 'basic' }, later)

    const { quote } = (await as.post('/api/subscription/resume')).json()
    const resumed = await as.post('/api/subscription/resume', { confirmed: confirmationOf(quote) })
    expect([resumed.statusCode, resumed.json().subscription]).toMatchObject([200, { isCancelled: false, plan: 'pro' }])
  })

  test('a call without an amount does not change the plan of a trial that will be charged', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    await payments.confirm(service, as, (await orderPlan(as, { plan: 'basic' })).json(), 'good')
    for (const path of ['/api/create-subscription', '/api/subscription/plan']) {
      const refused = await as.post(path, { plan: 'pro' })
      expect([refused.statusCode, refused.json().quote]).toMatchObject([409, { kind: 'change', monthlyCents: 2495 }])
    }
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'basic', nextCharge: { cents: 995 } })
  })

  test('a plan that is taken already is quoted with its next renewals', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const chargesOf = async () => (await as.post('/api/subscription/quote')).json().charges
    await payments.confirm(service, as, (await orderPlan(as, { plan: 'basic' })).json(), 'good')
    const second = '2026-04-15T12:00:00.000Z'
    expect(await chargesOf()).toEqual([
      { at: iso(trialEnd), cents: 995, cause: 'trialEnds' },
      { at: second, cents: 995, cause: 'renews' },
    ])
    service.clock.set(trialEnd + 2 * 60 * minute)
    await as.post('/api/subscription/refresh')
    expect(await chargesOf()).toEqual([{ at: second, cents: 995, cause: 'renews' }])
  })

  test('a difference is charged as shown for half an hour, and must be confirmed again after that', async () => {
    const { service, as } = await givenSubscriber({ plan: 'basic' })
    service.clock.advance(10 * day)
    const shown = (await as.post('/api/subscription/quote', { plan: 'pro' })).json()
    const change = () => as.post('/api/subscription/plan', { plan: 'pro', confirmed: confirmationOf(shown) })
    service.clock.advance(2 * 60 * minute)
    const late = await change()
    expect([late.statusCode, late.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
    expect(late.json().quote.dueNowCents).toBeLessThan(shown.dueNowCents)

    const { quote } = late.json()
    service.clock.advance(29 * minute)
    const confirmed = confirmationOf(quote)
    expect((await as.post('/api/subscription/plan', { plan: 'pro', confirmed })).statusCode).toBe(200)
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices[0]).toMatchObject({ cents: quote.dueNowCents, status: 'paid' })
  })

  test('a quote from the future does not make an upgrade cheaper', async () => {
    const { service, as } = await givenSubscriber({ plan: 'basic' })
    const shown = (await as.post('/api/subscription/quote', { plan: 'pro' })).json()
    const confirmed = { ...confirmationOf(shown), dueNowCents: 750, quotedAt: iso(testStart + 15.5 * day) }
    const refused = await as.post('/api/subscription/plan', { plan: 'pro', confirmed })
    expect([refused.statusCode, refused.json().quote.dueNowCents]).toEqual([409, shown.dueNowCents])
    expect(service.clock.now()).toBe(testStart)
  })

  test('every state of a subscription has its quote', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const kindOf = async (plan: string) => (await as.post('/api/subscription/quote', { plan })).json().kind
    expect(await kindOf('pro')).toBe('trial')
    await payments.confirm(service, as, (await orderPlan(as, { plan: 'pro' })).json(), 'good')
    expect([await kindOf('pro'), await kindOf('basic')]).toEqual(['settled', 'change'])

    service.clock.set(trialEnd + 2 * 60 * minute)
    await as.post('/api/subscription/refresh')
    expect([await kindOf('pro'), await kindOf('basic')]).toEqual(['settled', 'later'])
    await changePlanTo(as, 'basic')
    expect([await kindOf('pro'), await kindOf('basic')]).toEqual(['resume', 'scheduled'])
    await changePlanTo(as, 'pro')
    await as.post('/api/subscription/cancel')
    expect([await kindOf('pro'), await kindOf('basic')]).toEqual(['resume', 'later'])
  })

  test('what is overdue is quoted with what the provider asks for, whatever plan is named', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    await payments.confirm(service, as, (await orderPlan(as, { plan: 'basic', code: 'spring' })).json(), 'failsLater')
    service.clock.set(trialEnd + 2 * 60 * minute)
    await as.post('/api/subscription/refresh')
    for (const plan of ['basic', 'pro']) {
      const quoted = (await as.post('/api/subscription/quote', { plan })).json()
      expect(quoted).toMatchObject({ kind: 'overdue', plan: 'basic', dueNowCents: 796 })
    }
    expect((await as.post('/api/subscription/refresh')).json()).toMatchObject({ kind: 'payment', amountCents: 796 })
  })

  test('a code on a running subscription is refused, and nothing changes', async () => {
    const { as } = await givenSubscriber({ plan: 'basic', code: 'spring' })
    const before = (await as.get('/api/subscription')).json()
    for (const path of ['/api/create-subscription', '/api/subscription/quote']) {
      const refused = await as.post(path, { plan: 'pro', code: 'summer' })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'DISCOUNT_ONLY_AT_START'])
    }
    expect((await as.get('/api/subscription')).json()).toEqual(before)
    // The code that the subscription already has cannot be lost.
    expect((await as.post('/api/create-subscription', { plan: 'basic', code: 'spring' })).statusCode).toBe(200)
  })

  test('the first charge is named once something was paid, and stays the first', async () => {
    const { service, payments } = await startService()
    const { as } = await givenHost(service)
    const firstPaid = async () => (await as.get('/api/subscription')).json().firstPaid
    await payments.confirm(service, as, (await orderPlan(as, { plan: 'basic', code: 'spring' })).json(), 'good')
    expect(await firstPaid()).toBeNull()
    service.clock.set(trialEnd + 2 * 60 * minute)
    await as.post('/api/subscription/refresh')
    expect(await firstPaid()).toEqual({ plan: 'basic', cents: 796, currency: 'EUR' })
    await changePlanTo(as, 'pro')
    expect(await firstPaid()).toEqual({ plan: 'basic', cents: 796, currency: 'EUR' })
  })
})

test('a test card pays the amount on its button and no other', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, expired)
  const { amountCents } = (await orderPlan(as, { plan: 'pro' })).json()
  // Another tab orders the cheaper plan.
  await orderPlan(as, { plan: 'basic' })

  const refused = await as.post('/api/subscription/test-card', { card: 'good', amountCents })

  expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
  expect((await as.get('/api/subscription')).json().isSubscribed).toBe(false)
  expect((await as.post('/api/subscription/test-card', { card: 'good', amountCents: 995 })).statusCode).toBe(200)
})
