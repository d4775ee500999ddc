import { expect, test } from 'vitest'
import { orderOf } from './order.ts'

const now = Date.UTC(2026, 10, 20)

test('a visitor pays nothing today and the price from the fifteenth day on', () => {
  expect(orderOf('pro', null, 0, now)).toEqual({
    kind: 'trial',
    priceCents: 2_495,
    discountCents: 0,
    monthlyCents: 2_495,
    dueTodayCents: 0,
    paidFrom: new Date(Date.UTC(2026, 11, 4)),
  })
})

test('a running trial is paid for from its own end', () => {
  const order = orderOf('basic', { planStatus: 'trial', trialEndsAt: '2026-11-26T10:00:00.000Z' }, 20, now)
  expect(order).toMatchObject({ kind: 'trial', dueTodayCents: 0, monthlyCents: 796, discountCents: 199 })
  expect(order.paidFrom).toEqual(new Date('2026-11-26T10:00:00.000Z'))
})

test('whoever has had the trial pays the discounted price today', () => {
  for (const planStatus of ['expired', 'active'] as const) {
    const order = orderOf('pro', { planStatus, trialEndsAt: '2026-11-01T00:00:00.000Z' }, 10, now)
    expect(order).toMatchObject({ kind: 'paid', dueTodayCents: 2_246, paidFrom: undefined })
  }
})

test('a full discount is free, in a trial as well as after it', () => {
  for (const user of [null, { planStatus: 'expired', trialEndsAt: null } as const]) {
    expect(orderOf('pro', user, 100, now)).toMatchObject({
      kind: 'free',
      dueTodayCents: 0,
      discountCents: 2_495,
      paidFrom: undefined,
    })
  }
})
