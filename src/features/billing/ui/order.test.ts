import { expect, test } from 'vitest'
import { type Orderer, orderOf } from './order.ts'

const now = Date.UTC(2026, 10, 20)
const visitor: Orderer = { user: null, subscription: null, preview: null }
const periodEnd = '2026-12-05T00:00:00.000Z'

function host(user: Partial<NonNullable<Orderer['user']>>): Orderer {
  const without = { plan: null, planStatus: 'none', trialEndsAt: null, accessUntil: null } as const
  return { ...visitor, user: { ...without, ...user } }
}

function subscriber(
  subscription: Partial<NonNullable<Orderer['subscription']>>,
  preview: Partial<Orderer> = {},
): Orderer {
  return {
    ...host({ plan: 'pro', planStatus: 'active' }),
    subscription: {
      isSubscribed: true,
      isCancelled: false,
      state: 'active',
      plan: 'pro',
      nextCharge: { cents: 2_495, at: periodEnd },
      endsAt: null,
      pendingPlan: null,
      discount: null,
      ...subscription,
    },
    ...preview,
  }
}

test('a visitor pays nothing today and the price from the fifteenth day on', () => {
  expect(orderOf('pro', visitor, 0, now)).toEqual({
    kind: 'trial',
    priceCents: 2_495,
    discountCents: 0,
    monthlyCents: 2_495,
    dueTodayCents: 0,
    paidFrom: new Date(Date.UTC(2026, 11, 4)),
  })
})

test('a running trial is paid for from its own end', () => {
  const trial = host({ plan: 'basic', planStatus: 'trial', trialEndsAt: '2026-11-26T10:00:00.000Z' })
  const order = orderOf('basic', trial, 20, now)
  expect(order).toMatchObject({ kind: 'trial', dueTodayCents: 0, monthlyCents: 796, discountCents: 199 })
  expect(order.paidFrom).toEqual(new Date('2026-11-26T10:00:00.000Z'))
})

test('whoever has had the trial pays the discounted price today', () => {
  const expired = host({ plan: 'pro', planStatus: 'expired', trialEndsAt: '2026-11-01T00:00:00.000Z' })
  const freeBasic = host({ plan: 'basic', planStatus: 'active', accessUntil: '2027-11-01T00:00:00.000Z' })
  for (const orderer of [expired, freeBasic]) {
    expect(orderOf('pro', orderer, 10, now)).toMatchObject({
      kind: 'paid',
      dueTodayCents: 2_246,
      paidFrom: undefined,
    })
  }
})

test('a full discount is free, in a trial as well as after it', () => {
  for (const orderer of [visitor, host({ plan: 'basic', planStatus: 'expired' })]) {
    expect(orderOf('pro', orderer, 100, now)).toMatchObject({
      kind: 'free',
      dueTodayCents: 0,
      discountCents: 2_495,
      paidFrom: undefined,
    })
  }
})

test('free months are used up before anything is due, and cover the smaller plan too', () => {
  const accessUntil = '2027-11-20T00:00:00.000Z'
  const free = host({ plan: 'pro', planStatus: 'active', accessUntil })
  for (const plan of ['pro', 'basic'] as const) {
    expect(orderOf(plan, free, 0, now)).toMatchObject({
      kind: 'covered',
      dueTodayCents: 0,
      paidFrom: new Date(accessUntil),
    })
  }
})

test('access without an end leaves nothing to order', () => {
  expect(orderOf('pro', host({ plan: 'pro', planStatus: 'active' }), 0, now)).toMatchObject({
    kind: 'settled',
    dueTodayCents: 0,
  })
})

test('a subscriber orders no second subscription', () => {
  expect(orderOf('pro', subscriber({}), 0, now)).toMatchObject({ kind: 'settled', dueTodayCents: 0 })
})

test('an upgrade costs its difference now, and its price from the next period on', () => {
  const preview = { takesEffect: 'now', at: '2026-11-20T00:00:00.000Z', dueNowCents: 750 } as const
  const discount = { code: 'friend', percentage: 20 }
  expect(orderOf('pro', subscriber({ plan: 'basic', discount }, { preview }), 0, now)).toMatchObject({
    kind: 'upgrade',
    dueTodayCents: 750,
    monthlyCents: 1_996,
    paidFrom: new Date(periodEnd),
  })
})

test('a downgrade costs nothing and waits for the period to end', () => {
  const preview = { takesEffect: 'later', at: periodEnd, dueNowCents: 0 } as const
  expect(orderOf('basic', subscriber({}, { preview }), 0, now)).toMatchObject({
    kind: 'later',
    dueTodayCents: 0,
    monthlyCents: 995,
    paidFrom: new Date(periodEnd),
  })
})

test('whoever has cancelled or is about to change takes that back for nothing', () => {
  const cancelled = subscriber({ isCancelled: true, nextCharge: null, endsAt: periodEnd, state: 'cancelled' })
  const changing = subscriber({ pendingPlan: { plan: 'basic', at: periodEnd } })
  for (const orderer of [cancelled, changing]) {
    expect(orderOf('pro', orderer, 0, now)).toMatchObject({
      kind: 'resume',
      dueTodayCents: 0,
      paidFrom: new Date(periodEnd),
    })
  }
})

test('what is overdue is due now, whatever else is asked for', () => {
  const overdue = subscriber({ state: 'pastDue', nextCharge: { cents: 1_996, at: periodEnd } })
  expect(orderOf('pro', overdue, 0, now)).toMatchObject({ kind: 'overdue', dueTodayCents: 1_996 })
})
