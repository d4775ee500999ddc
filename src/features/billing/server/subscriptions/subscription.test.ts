import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { ProviderSubscription } from '../payment-provider.ts'
import { isSameOrder, liveOf, nextReadAt, planChangeOf, retryReadAt } from './subscription.ts'

const now = Date.UTC(2026, 2, 1, 12)
const paid: ProviderSubscription = {
  id: 'sub',
  state: 'active',
  plan: 'basic',
  pendingPlan: null,
  discount: null,
  trialEndsAt: null,
  periodEndsAt: now + 20 * day,
  cancelsAt: null,
  areTermsConfirmed: false,
  isStoppedByOperator: false,
  isEndedByHost: false,
  isCancelledByHost: false,
  cancelledAt: null,
  nextCents: 995,
  pastDueSince: null,
  nextAttemptAt: null,
}
const time = fc.integer({ min: now - 60 * day, max: now + 60 * day })
const plan = fc.constantFrom('basic' as const, 'pro' as const)
const subscription: fc.Arbitrary<ProviderSubscription> = fc.record({
  id: fc.constant('sub'),
  state: fc.constantFrom(...ProviderSubscription.shape.state.options),
  plan,
  pendingPlan: fc.option(plan),
  discount: fc.option(fc.record({ code: fc.constantFrom('spring', 'summer'), percentage: fc.nat(99) })),
  trialEndsAt: fc.option(time),
  periodEndsAt: time,
  cancelsAt: fc.option(time),
  areTermsConfirmed: fc.boolean(),
  isStoppedByOperator: fc.boolean(),
  isEndedByHost: fc.boolean(),
  isCancelledByHost: fc.boolean(),
  cancelledAt: fc.option(time),
  nextCents: fc.nat(2_495),
  pastDueSince: fc.option(time),
  nextAttemptAt: fc.option(time),
})

test('a subscription that was only begun, or is over, is not charged', () => {
  expect(liveOf(null)).toBeNull()
  expect(liveOf({ ...paid, state: 'incomplete' })).toBeNull()
  expect(liveOf({ ...paid, state: 'ended' })).toBeNull()
  expect(liveOf({ ...paid, state: 'pastDue' })).toMatchObject({ plan: 'basic', state: 'pastDue' })
})

test('a plan goes up at once and down with the next period, in a trial at once either way', () => {
  expect(planChangeOf(paid, 'pro')).toBe('now')
  expect(planChangeOf({ ...paid, plan: 'pro' }, 'basic')).toBe('later')
  expect(planChangeOf({ ...paid, state: 'trialing', plan: 'pro' }, 'basic')).toBe('now')
  expect(planChangeOf(paid, 'basic')).toBe('none')
  expect(planChangeOf({ ...paid, plan: 'pro', pendingPlan: 'basic' }, 'basic')).toBe('none')
  expect(planChangeOf({ ...paid, plan: 'pro', pendingPlan: 'basic' }, 'pro')).toBe('keep')
})

test('an order is the same for the same plan, code and beginning', () => {
  const order = { plan: 'basic', discount: null, freeUntil: null } as const
  expect(isSameOrder(paid, order)).toBe(true)
  expect(isSameOrder(paid, { ...order, plan: 'pro' })).toBe(false)
  expect(isSameOrder(paid, { ...order, discount: { code: 'spring' } })).toBe(false)
  expect(isSameOrder(paid, { ...order, freeUntil: now })).toBe(false)
  // Providers count in seconds.
  expect(isSameOrder({ ...paid, trialEndsAt: now + 400 }, { ...order, freeUntil: now })).toBe(true)
})

test('a subscription that can change by itself is read again within a day, and never at once', () => {
  fc.assert(
    fc.property(subscription, (found) => {
      const at = nextReadAt({ subscription: found }, now)
      if (found.state === 'ended') expect(at).toBeNull()
      else {
        expect(at).toBeGreaterThanOrEqual(now + minute)
        expect(at).toBeLessThanOrEqual(now + day)
      }
    }),
  )
})

test('it is read soon after it is due', () => {
  const soon = { ...paid, periodEndsAt: now + hour }
  expect(nextReadAt({ subscription: soon }, now)).toBe(now + hour + minute)
  expect(nextReadAt({ subscription: { ...paid, state: 'pastDue', nextAttemptAt: now + hour } }, now)).toBe(
    now + hour + minute,
  )
  expect(nextReadAt({ subscription: { ...paid, state: 'incomplete', trialEndsAt: now + hour } }, now)).toBe(
    now + hour - 5 * minute,
  )
  expect(nextReadAt({ subscription: null }, now)).toBeNull()
})

test('reads that fail are tried again ever later, within the hour', () => {
  expect([1, 2, 3, 7, 40].map((failures) => retryReadAt(failures, 0))).toEqual([
    minute,
    2 * minute,
    4 * minute,
    hour,
    hour,
  ])
})
