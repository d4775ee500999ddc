import { expect, test } from 'vitest'
import { findRefusal } from './wizard-guard.ts'

const trial = { planStatus: 'trial', trialDaysLeft: 3, accessUntil: null, bookLimit: 5 } as const

test('a visitor is sent to the login', () => {
  expect(findRefusal(null, undefined)).toEqual({ to: '/login' })
})

test('a host without a plan is sent to the payment', () => {
  expect(findRefusal({ ...trial, planStatus: 'none', trialDaysLeft: null }, undefined)).toEqual({
    to: '/payment',
    reason: 'payment',
  })
})

test.each([{ ...trial, planStatus: 'expired', trialDaysLeft: null } as const, { ...trial, trialDaysLeft: 0 }])(
  'a host whose trial has ended is sent to the payment of Pro',
  (user) => {
    expect(findRefusal(user, 0)).toEqual({ to: '/payment?plan=pro', reason: 'trial' })
  },
)

test('a host whose plan has ended reads nothing about a trial', () => {
  const ended = { ...trial, planStatus: 'expired', trialDaysLeft: null, accessUntil: '2026-05-01T00:00:00Z' } as const

  expect(findRefusal(ended, 0)).toEqual({ to: '/payment?plan=pro', reason: 'plan' })
})

test('a sixth book on Basic is refused, on Pro it is not', () => {
  expect(findRefusal(trial, 4)).toBeUndefined()
  expect(findRefusal(trial, 5)).toEqual({ to: '/profile', reason: 'limit' })
  expect(findRefusal({ ...trial, bookLimit: null }, 500)).toBeUndefined()
})

test('a book that exists can be edited whatever the number of books', () => {
  expect(findRefusal({ ...trial, planStatus: 'active', trialDaysLeft: null }, undefined)).toBeUndefined()
})
