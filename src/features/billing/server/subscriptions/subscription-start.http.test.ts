import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { expired, listMailTemplates, newcomer, passTime, startWithPayments } from '#test/given-subscription.ts'
import { testPayments } from '#test/payments.ts'
import { testStart } from '#test/test-app.ts'

const trialEnd = testStart + 14 * day
const iso = (time: number) => new Date(time).toISOString()

describe.each(testPayments)('with $name', ({ start }) => {
  test('a trial becomes a paid subscription by itself once a card is on file', async () => {
    const { service, payments } = await startWithPayments(start)
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

    await passTime(service, 2 * minute)
    await passTime(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'active',
      nextCharge: { cents: 995, at: '2026-04-15T12:00:00.000Z' },
    })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ cents: 995, status: 'paid' }])
    expect(await listMailTemplates(service)).toEqual([
      'contractConfirmed',
      'operatorNewSubscription',
      'paymentConfirmed',
    ])
  })

  test('a trial without a card ends with the trial', async () => {
    const { service } = await startWithPayments(start)
    const { as } = await givenHost(service)
    await as.post('/api/create-subscription', { plan: 'basic' })
    await passTime(service, 14 * day)
    await passTime(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'expired', isSubscribed: false })
    expect((await as.get('/api/subscription/invoices')).json().invoices).toEqual([])
    expect(await listMailTemplates(service)).toEqual([])
  })

  test('a declined card gives nothing, and the next one pays', async () => {
    const { service, payments } = await startWithPayments(start)
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
    const { service, payments } = await startWithPayments(start)
    const { as } = await givenHost(service, expired)
    await as.post('/api/create-subscription', { plan: 'pro' })
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'good')
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', plan: 'basic' })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.filter(({ status }: { status: string }) => status === 'paid')).toMatchObject([{ cents: 995 }])
  })

  test('a host who subscribes during free months is charged after them', async () => {
    const { service, payments } = await startWithPayments(start)
    const { as } = await givenHost(service, expired)
    await as.post('/api/discounts/redeem', { code: 'freeian', plan: 'pro' })
    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    expect(step.kind).toBe('setup')
    await payments.confirm(service, as, step, 'good')
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'active',
      nextCharge: { cents: 2495, at: '2027-03-01T12:00:00.000Z' },
    })
    await passTime(service, 365 * day + 2 * minute)
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', accessUntil: null })
  })

  test('a code of 100 % needs no subscription', async () => {
    const { service } = await startWithPayments(start)
    const { as } = await givenHost(service, expired)
    const step = await as.post('/api/create-subscription', { plan: 'pro', code: 'freeian' })
    expect(step.json()).toMatchObject({ clientSecret: null, kind: null })
    expect((await as.get('/api/subscription')).json()).toMatchObject({
      state: 'active',
      isSubscribed: false,
      endsAt: '2027-03-01T12:00:00.000Z',
    })
  })

  test('two changes at the same moment do not get in each other’s way', async () => {
    const { service, payments } = await startWithPayments(start)
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
})
