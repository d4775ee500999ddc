import { expect, test } from 'vitest'
import { findFreeUntil } from './plan-price.tsx'

const accessUntil = '2027-03-01T12:00:00.000Z'
const free = { plan: 'pro', planStatus: 'active', accessUntil, renewal: 'none' } as const

test('free access is free until its end, also with a card on file for the time after it', () => {
  expect(findFreeUntil(free)).toBe(accessUntil)
  expect(findFreeUntil({ ...free, renewal: 'renews' })).toBe(accessUntil)
  expect(findFreeUntil({ ...free, accessUntil: null })).toBeNull()
})

test('what is charged is not free: a renewing, a cancelled and an overdue plan, a trial, and one that has ended', () => {
  expect(findFreeUntil({ ...free, renewal: 'renews', accessUntil: null })).toBeUndefined()
  for (const renewal of ['cancelled', 'pastDue'] as const) expect(findFreeUntil({ ...free, renewal })).toBeUndefined()
  for (const planStatus of ['trial', 'expired', 'none'] as const) {
    expect(findFreeUntil({ ...free, planStatus })).toBeUndefined()
  }
})
