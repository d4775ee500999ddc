import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'

import { accessEndsAt, accessOf, hasPro, type Subscription, settlingTime, trialLength } from './plan.ts'

const now = Date.UTC(2026, 2, 1, 12)
const trialUntil = (trialEndsAt: number | null): Subscription => ({
  plan: 'basic',
  planStatus: 'trial',
  trialEndsAt,
  accessUntil: null,
  renewal: 'none',
})

const time = fc.integer({ min: now - 400 * day, max: now + 400 * day })
const subscription: fc.Arbitrary<Subscription> = fc.record({
  plan: fc.constantFrom('basic', 'pro', null),
  planStatus: fc.constantFrom('none', 'trial', 'active', 'expired'),
  trialEndsAt: fc.option(time),
  accessUntil: fc.option(time),
  renewal: fc.constantFrom('none', 'renews', 'pastDue', 'cancelled'),
})

test('a trial lasts fourteen days and is over at the very moment of its end', () => {
  expect(accessOf(trialUntil(now + trialLength), now)).toEqual({
    state: 'trial',
    status: 'trial',
    canCreateBooks: true,
    bookLimit: 5,
    trialDaysLeft: 14,
  })
  expect(accessOf(trialUntil(now + 1), now)).toMatchObject({ status: 'trial', trialDaysLeft: 1 })
  expect(accessOf(trialUntil(now), now)).toMatchObject({
    status: 'expired',
    canCreateBooks: false,
    trialDaysLeft: null,
  })
})

test('the days left are rounded up', () => {
  expect(accessOf(trialUntil(now + 3 * day), now).trialDaysLeft).toBe(3)
  expect(accessOf(trialUntil(now + 3 * day + 1), now).trialDaysLeft).toBe(4)
})

test('a trial without an end gives no access', () => {
  expect(accessOf(trialUntil(null), now)).toMatchObject({ status: 'expired', canCreateBooks: false })
})

test('active access lasts while nothing ends it, and ends with its date', () => {
  const active = { plan: 'pro', planStatus: 'active', trialEndsAt: now - day, renewal: 'none' } as const
  expect(accessOf({ ...active, accessUntil: null }, now).status).toBe('active')
  expect(accessOf({ ...active, accessUntil: now + 1 }, now)).toMatchObject({ status: 'active', canCreateBooks: true })
  expect(accessOf({ ...active, accessUntil: now }, now)).toMatchObject({ status: 'expired', canCreateBooks: false })
})

test('what begins to be charged with the end of a trial or of free access does not pause until we hear of it', () => {
  const trial = { ...trialUntil(now), renewal: 'renews' } as const
  expect(accessOf(trial, now - 1).status).toBe('trial')
  expect(accessOf(trial, now)).toMatchObject({ state: 'active', canCreateBooks: true, trialDaysLeft: null })
  expect(accessOf(trial, now + settlingTime).status).toBe('expired')
  expect(accessOf({ ...trial, renewal: 'cancelled' }, now).status).toBe('expired')
})

test('who is past due or has cancelled is active until the end, and then expired', () => {
  const active = { plan: 'pro', planStatus: 'active', trialEndsAt: null, accessUntil: now + 1 } as const
  for (const renewal of ['pastDue', 'cancelled'] as const) {
    expect(accessOf({ ...active, renewal }, now)).toMatchObject({ state: renewal, status: 'active' })
    expect(accessOf({ ...active, renewal }, now + 1)).toMatchObject({ state: 'expired', status: 'expired' })
  }
})

test('Basic has room for five books, Pro for any number', () => {
  expect(accessOf({ ...trialUntil(now + day), plan: 'pro' }, now).bookLimit).toBe(Number.POSITIVE_INFINITY)
  expect(accessOf({ ...trialUntil(now + day), plan: null }, now).bookLimit).toBe(5)
})

test('books can be created exactly on a trial or with active access', () => {
  fc.assert(
    fc.property(subscription, time, (account, moment) => {
      const access = accessOf(account, moment)
      expect(access.canCreateBooks).toBe(access.status === 'trial' || access.status === 'active')
    }),
  )
})

test('time alone takes access away and never gives it', () => {
  fc.assert(
    fc.property(subscription, time, fc.nat(500 * day), (account, moment, later) => {
      if (!accessOf(account, moment).canCreateBooks) {
        expect(accessOf(account, moment + later).canCreateBooks).toBe(false)
      }
    }),
  )
})

test('days are left on a trial only: as many as begin before its end', () => {
  fc.assert(
    fc.property(subscription, time, (account, moment) => {
      const { status, trialDaysLeft } = accessOf(account, moment)
      if (status !== 'trial') {
        expect(trialDaysLeft).toBeNull()
        return
      }
      const left = (account.trialEndsAt ?? 0) - moment
      expect(trialDaysLeft).toBeGreaterThanOrEqual(1)
      expect((trialDaysLeft ?? 0) * day).toBeGreaterThanOrEqual(left)
      expect(((trialDaysLeft ?? 0) - 1) * day).toBeLessThan(left)
    }),
  )
})

test('a trial of Pro is Pro until its end, and Basic never is', () => {
  const trial: Subscription = { ...trialUntil(now + day), plan: 'pro' }
  expect(hasPro(trial, now)).toBe(true)
  expect(hasPro(trial, now + day)).toBe(false)
  expect(hasPro({ ...trial, plan: 'basic' }, now)).toBe(false)
})

test('access ends by the clock at the told moment and not before', () => {
  fc.assert(
    fc.property(subscription, time, (account, moment) => {
      const end = accessEndsAt(account, moment)
      const { canCreateBooks } = accessOf(account, moment)
      if (end === null) expect(accessOf(account, moment + 2_000 * day).canCreateBooks).toBe(canCreateBooks)
      else {
        expect(accessOf(account, end - 1).canCreateBooks).toBe(true)
        expect(accessOf(account, end).canCreateBooks).toBe(false)
      }
    }),
  )
})
