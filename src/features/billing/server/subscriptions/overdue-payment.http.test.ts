import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenOverdueHost, listMailTemplates, passTime, startWithPayments } from '#test/given-subscription.ts'
import { testPayments } from '#test/payments.ts'
import { testStart } from '#test/test-app.ts'

const trialEnd = testStart + 14 * day
const iso = (time: number) => new Date(time).toISOString()

describe.each(testPayments)('with $name', ({ start }) => {
  test('a charge that fails keeps access for the grace, and paying brings everything back', async () => {
    const { service, payments, as } = await givenOverdueHost(start)

    const late = (await as.get('/api/subscription')).json()
    expect(late).toMatchObject({ state: 'pastDue', endsAt: iso(trialEnd + 14 * day) })
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', canCreateBooks: true })
    expect((await as.post('/api/subscription/plan', { plan: 'pro' })).json().code).toBe('PAYMENT_OVERDUE')
    expect(await listMailTemplates(service)).toEqual([
      'contractConfirmed',
      'operatorNewSubscription',
      'operatorPaymentFailed',
      'paymentFailed',
    ])

    const open = (await as.post('/api/subscription/refresh')).json()
    expect(open.kind).toBe('payment')
    await payments.confirm(service, as, open, 'good')
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'active', endsAt: null })
    expect(await listMailTemplates(service)).toContain('paymentConfirmed')
  })

  test('a charge that keeps failing ends access with the grace', async () => {
    const { service, payments } = await startWithPayments(start)
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'failsLater')
    for (let days = 0; days < 29; days += 1) await passTime(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'expired', isSubscribed: false })
    const mails = await listMailTemplates(service)
    expect(mails.filter((template) => template === 'paymentFailed')).toHaveLength(1)
    expect(mails).not.toContain('subscriptionCancelled')
  })

  test('a payment that is overdue because the bank asks for a confirmation is paid with the stored card', async () => {
    const { service, payments } = await startWithPayments(start)
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'asksBank')
    await passTime(service, 14 * day + 2 * minute)
    await passTime(service, day)

    const open = (await as.post('/api/subscription/refresh')).json()
    expect(open).toMatchObject({ storedCard: { last4: '3184' }, subscription: { state: 'pastDue' } })
    await payments.confirmStored(service, as, open)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'active', endsAt: null })
  })
})
