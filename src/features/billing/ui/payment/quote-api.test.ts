import { expect, test } from 'vitest'
import { Quote } from '../../shared/quote-contract.ts'
import { isTaken } from './quote-api.ts'

const now = '2026-03-01T12:00:00.000Z'
const asked = Quote.parse({
  kind: 'paid',
  plan: 'pro',
  provider: 'stripe',
  currency: 'EUR',
  priceCents: 2495,
  discount: null,
  monthlyCents: 2495,
  dueNowCents: 2495,
  paidFrom: null,
  quotedAt: now,
  trialEndedAt: null,
  charges: [
    { at: now, cents: 2495, cause: 'paid' },
    { at: '2026-04-01T12:00:00.000Z', cents: 2495, cause: 'renews' },
  ],
})
const settled: Quote = { ...asked, kind: 'settled', dueNowCents: 0, charges: asked.charges.slice(1) }

test('a plan is taken once a subscription to it runs or its change is booked', () => {
  expect(isTaken(asked, settled)).toBe(true)
  expect(isTaken(asked, { ...settled, kind: 'scheduled' })).toBe(true)
  expect(isTaken(asked, asked)).toBe(false)
  expect(isTaken(asked, { ...settled, plan: 'basic' })).toBe(false)
})

test('free access without a subscription is no order that succeeded', () => {
  expect(isTaken(asked, { ...settled, charges: [] })).toBe(false)
})
