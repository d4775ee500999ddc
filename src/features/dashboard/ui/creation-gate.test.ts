import { expect, test } from 'vitest'
import { creationGateOf } from './creation-gate.ts'

const basic = { planStatus: 'trial', accessUntil: null, canCreateBooks: true, bookLimit: 5 } as const

test('a plan allows books up to its limit', () => {
  expect(creationGateOf(basic, 4)).toBe('open')
  expect(creationGateOf(basic, 5)).toBe('limitReached')
  expect(creationGateOf({ ...basic, planStatus: 'active' }, 7)).toBe('limitReached')
  expect(creationGateOf({ ...basic, bookLimit: null }, 60)).toBe('open')
})

test('without a plan or after its end, payment is required', () => {
  expect(creationGateOf({ ...basic, planStatus: 'none', canCreateBooks: false }, 0)).toBe('paymentRequired')
  expect(creationGateOf({ ...basic, planStatus: 'expired', canCreateBooks: false }, 5)).toBe('trialExpired')
})

test('the end of a plan is not called the end of a trial', () => {
  const ended = { ...basic, planStatus: 'expired', canCreateBooks: false, accessUntil: '2026-05-01T00:00:00Z' } as const

  expect(creationGateOf(ended, 1)).toBe('planExpired')
})

test('an unknown number of books does not block creation', () => {
  expect(creationGateOf(basic, undefined)).toBe('open')
})
