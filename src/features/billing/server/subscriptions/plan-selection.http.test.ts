import { describe, expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenSubscriber, newcomer, startWithPayments } from '#test/given-subscription.ts'
import { orderPlan, testPayments } from '#test/payments.ts'
import { testStart } from '#test/test-app.ts'

const trialEnd = testStart + 14 * day
const iso = (time: number) => new Date(time).toISOString()

describe.each(testPayments)('with $name', ({ start }) => {
  test('choosing a dearer plan never charges: paying for it does', async () => {
    const { as } = await givenSubscriber(start)
    expect((await as.post('/api/select-plan', { plan: 'pro' })).json()).toMatchObject({
      host: { plan: 'basic' },
      paymentNeeded: true,
    })
    expect((await orderPlan(as, { plan: 'pro' })).json().clientSecret).toBeNull()
    expect((await as.get('/api/auth/me')).json().plan).toBe('pro')
  })

  test('choosing a dearer plan in a trial with a card leaves what the first charge will be', async () => {
    const { service, payments } = await startWithPayments(start)
    const { as } = await givenHost(service, newcomer)
    await as.post('/api/select-plan', { plan: 'basic' })
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'good')

    expect((await as.post('/api/select-plan', { plan: 'pro' })).json()).toMatchObject({ paymentNeeded: true })

    const nextCharge = { cents: 995, at: iso(trialEnd) }
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: 'basic', nextCharge })
  })

  test('choosing a plan does not take a cancellation back: ordering it does', async () => {
    const { as } = await givenSubscriber(start, 'pro')
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
})
