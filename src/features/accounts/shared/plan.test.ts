import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'

import { accessEndsAt, accessOf, chargeNoticeGrace, hasPro, type Subscription, trialLength } from './plan.ts'

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

test('a trial lasts fourteen days and is expired exactly at its end', () => {
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

test('active access without an end continues, and access with an end stops there', () => {
  const active = { plan: 'pro', planStatus: 'active', trialEndsAt: now - day, renewal: 'none' } as const
  expect(accessOf({ ...active, accessUntil: null }, now).status).toBe('active')
  expect(accessOf({ ...active, accessUntil: now + 1 }, now)).toMatchObject({ status: 'active', canCreateBooks: true })
  expect(accessOf({ ...active, accessUntil: now }, now)).toMatchObject({ status: 'expired', canCreateBooks: false })
})

test('access continues after a trial with renewal until the provider’s notice can arrive', () => {
  const trial = { ...trialUntil(now), renewal: 'renews' } as const
  expect(accessOf(trial, now - 1).status).toBe('trial')
  expect(accessOf(trial, now)).toMatchObject({ state: 'active', canCreateBooks: true, trialDaysLeft: null })
  expect(accessOf(trial, now + chargeNoticeGrace).status).toBe('expired')
  expect(accessOf({ ...trial, renewal: 'cancelled' }, now).status).toBe('expired')
})

test('past-due and cancelled access is active until its end, then expired', () => {
  const active = { plan: 'pro', planStatus: 'active', trialEndsAt: null, accessUntil: now + 1 } as const
  for (const renewal of ['pastDue', 'cancelled'] as const) {
    expect(accessOf({ ...active, renewal }, now)).toMatchObject({ state: renewal, status: 'active' })
    expect(accessOf({ ...active, renewal }, now + 1)).toMatchObject({ state: 'expired', status: 'expired' })
  }
})

test('Basic allows five books, Pro any number', () => {
  expect(accessOf({ ...trialUntil(now + day), plan: 'pro' }, now).bookLimit).toBe(Number.POSITIVE_INFINITY)
  expect(accessOf({ ...trialUntil(now + day), plan: null }, now).bookLimit).toBe(5)
})

test('books can be created only in a trial or with active access', () => {
  fc.assert(
    fc.property(subscription, time, (account, at) => {
      const access = accessOf(account, at)
      expect(access.canCreateBooks).toBe(access.status === 'trial' || access.status === 'active')
    }),
  )
})

test('time alone never gives access', () => {
  fc.assert(
    fc.property(subscription, time, fc.nat(500 * day), (account, at, later) => {
      if (!accessOf(account, at).canCreateBooks) {
        expect(accessOf(account, at + later).canCreateBooks).toBe(false)
      }
    }),
  )
})

test('trialDaysLeft is set only in a trial and is rounded up', () => {
  fc.assert(
    fc.property(subscription, time, (account, at) => {
      const { status, trialDaysLeft } = accessOf(account, at)
      if (status !== 'trial') {
        expect(trialDaysLeft).toBeNull()
        return
      }
      const left = (account.trialEndsAt ?? 0) - at
      expect(trialDaysLeft).toBeGreaterThanOrEqual(1)
      expect((trialDaysLeft ?? 0) * day).toBeGreaterThanOrEqual(left)
      expect(((trialDaysLeft ?? 0) - 1) * day).toBeLessThan(left)
    }),
  )
})

test('hasPro is true in a trial of Pro until its end, and false for Basic', () => {
  const trial: Subscription = { ...trialUntil(now + day), plan: 'pro' }
  expect(hasPro(trial, now)).toBe(true)
  expect(hasPro(trial, now + day)).toBe(false)
  expect(hasPro({ ...trial, plan: 'basic' }, now)).toBe(false)
})

test('access ends exactly at accessEndsAt', () => {
  fc.assert(
    fc.property(subscription, time, (account, at) => {
      const end = accessEndsAt(account, at)
      const { canCreateBooks } = accessOf(account, at)
      if (end === null) expect(accessOf(account, at + 2_000 * day).canCreateBooks).toBe(canCreateBooks)
      else {
        expect(accessOf(account, end - 1).canCreateBooks).toBe(true)
        expect(accessOf(account, end).canCreateBooks).toBe(false)
      }
    }),
  )
})
