import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { expired, passTime, startWithPayments } from '#test/given-subscription.ts'
import { changePlanTo, testPayments } from '#test/payments.ts'

describe.each(testPayments)('with $name', ({ start }) => {
  test('a discount is taken off every charge, and used up when the subscription starts', async () => {
    const { service, payments } = await startWithPayments(start, { DISCOUNT_CODES: 'freeian:100,spring:20' })
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
    await passTime(service, 40 * day)
    const again = await as.post('/api/create-subscription', order)
    expect(again.json().code).toBe('DISCOUNT_ALREADY_USED')
    expect((await as.post('/api/create-subscription', { plan: 'pro', code: 'summer' })).statusCode).toBe(400)
  })

  test.each([
    ['down', 'pro', 'basic', 796],
    ['up', 'basic', 'pro', 1996],
  ] as const)('a discount stays when the plan goes %s', async (_direction, from, to, cents) => {
    const { service, payments } = await startWithPayments(start, { DISCOUNT_CODES: 'spring:20' })
    const { as } = await givenHost(service, expired)
    const step = (await as.post('/api/create-subscription', { plan: from, code: 'spring' })).json()
    await payments.confirm(service, as, step, 'good')

    const changed = (await changePlanTo(as, to)).json().subscription
    expect(changed).toMatchObject({ discount: { percentage: 20 }, nextCharge: { cents } })
    // Two periods: a discount may be lost when the next one begins, or when a scheduled change is completed.
    for (let period = 0; period < 2; period += 1) {
      await passTime(service, 31 * day + 2 * minute)
      await passTime(service, day)
    }

    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.slice(0, 2)).toMatchObject([
      { cents, status: 'paid' },
      { cents, status: 'paid' },
    ])
    expect((await as.get('/api/subscription')).json()).toMatchObject({ plan: to, nextCharge: { cents } })
  })

  test('a discount stays when a downgrade is taken back', async () => {
    const { service, payments } = await startWithPayments(start, { DISCOUNT_CODES: 'spring:20' })
    const { as } = await givenHost(service, expired)
    const step = (await as.post('/api/create-subscription', { plan: 'pro', code: 'spring' })).json()
    await payments.confirm(service, as, step, 'good')
    for (const plan of ['basic', 'pro'] as const) await changePlanTo(as, plan)

    await passTime(service, 31 * day + 2 * minute)
    await passTime(service, day)

    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices.map(({ cents }: { cents: number }) => cents)).toEqual([1996, 1996])
  })
})
