import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { addMonths } from '../months.ts'
import {
  advanceGateway,
  confirmCard,
  createGatewayCustomer,
  endGatewaySubscription,
  type GatewayCustomer,
  nextAttemptAt,
  recoverGateway,
  renewNow,
  startGatewaySubscription,
  upgradeNow,
} from './test-gateway.ts'

const now = Date.UTC(2026, 0, 31, 12)
const order = { id: 'sub', plan: 'basic', freeUntil: null, discount: null } as const

function started(freeUntil: number | null = null): GatewayCustomer {
  return startGatewaySubscription(createGatewayCustomer('customer'), { ...order, freeUntil }, now)
}

function paid(): GatewayCustomer {
  return confirmCard(started(), 'good', now).customer
}

const centsOf = (customer: GatewayCustomer) =>
  customer.invoices.filter(({ status }) => status === 'paid').map(({ cents }) => cents)

test('a first payment makes it active, a declined card leaves it as it was', () => {
  expect(confirmCard(started(), 'declined', now)).toEqual({ customer: started(), isDeclined: true })
  expect(confirmCard(started(), 'failsLater', now).isDeclined).toBe(true)
  expect(paid()).toMatchObject({ subscription: { state: 'active' }, invoices: [{ status: 'paid', cents: 995 }] })
})

test('a subscription that is not confirmed within a day is over', () => {
  expect(advanceGateway(started(), now + 23 * hour).subscription?.state).toBe('ended')
})

test('it renews on the same day of each month, or on the last', () => {
  expect(advanceGateway(paid(), Date.UTC(2026, 1, 28, 12)).subscription?.periodEndsAt).toBe(Date.UTC(2026, 2, 31, 12))
  expect(centsOf(advanceGateway(paid(), addMonths(now, 12)))).toHaveLength(13)
})

test('a trial is charged at its end with the card on file, and without one comes to nothing', () => {
  const trial = started(now + 14 * day)
  expect(advanceGateway(trial, now + 14 * day)).toMatchObject({ subscription: { state: 'ended' }, invoices: [] })
  const ready = confirmCard(trial, 'good', now).customer
  expect(advanceGateway(ready, now + 14 * day - 1).invoices).toEqual([])
  expect(advanceGateway(ready, now + 14 * day)).toMatchObject({
    subscription: { state: 'active', plan: 'basic' },
    invoices: [{ status: 'paid', cents: 995 }],
  })
})

test('a charge that fails is tried again, and in the end gives up', () => {
  const failing = renewNow({ ...paid(), failsNext: true, card: 'failsLater' }, now)
  expect(failing.subscription).toMatchObject({ state: 'pastDue', pastDueSince: now })
  expect(nextAttemptAt(failing)).toBe(now + 3 * day)
  expect(advanceGateway(failing, now + 14 * day - 1).subscription?.state).toBe('pastDue')
  expect(advanceGateway(failing, now + 14 * day)).toMatchObject({ subscription: { state: 'ended' } })
  expect(recoverGateway(failing, now).subscription).toMatchObject({ state: 'active', pastDueSince: null })
  expect(confirmCard(failing, 'good', now).customer.subscription?.state).toBe('active')
})

test('an upgrade charges the difference for the rest of the period and waits where that fails', () => {
  const half = now + (addMonths(now, 1) - now) / 2
  expect(centsOf(upgradeNow(paid(), 'pro', { at: half, now: half }))).toEqual([995, 750])
  const waiting = upgradeNow({ ...paid(), card: 'failsLater' }, 'pro', { at: half, now: half })
  expect(waiting.subscription).toMatchObject({ plan: 'basic', pendingUpgrade: 'pro' })
  expect(confirmCard(waiting, 'good', half).customer.subscription).toMatchObject({ plan: 'pro', pendingUpgrade: null })
})

test('a card whose bank asks pays with its host there, and not behind her back', () => {
  const half = now + (addMonths(now, 1) - now) / 2
  const { customer, isDeclined } = confirmCard(started(), 'asksBank', now)
  expect(isDeclined).toBe(false)
  const waiting = upgradeNow(customer, 'pro', { at: half, now: half })
  expect(waiting.subscription).toMatchObject({ plan: 'basic', pendingUpgrade: 'pro' })
  expect(confirmCard(waiting, 'asksBank', half).customer.subscription?.plan).toBe('pro')
  expect(renewNow(customer, now).subscription?.state).toBe('pastDue')
})

test('going on day by day is going on at once, and nobody is charged twice for a month', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 })
  fc.assert(
    fc.property(steps, fc.boolean(), fc.boolean(), fc.boolean(), (pauses, fails, cancels, hasTrial) => {
      const first = started(hasTrial ? now + 14 * day : null)
      const { customer } = confirmCard(first, 'good', now)
      const { subscription } = customer
      const begun: GatewayCustomer = {
        ...customer,
        card: fails ? 'failsLater' : 'good',
        subscription: subscription && { ...subscription, cancelsAtPeriodEnd: cancels },
      }
      let moment = now
      let stepwise = begun
      for (const pause of pauses) {
        moment += pause * day
        stepwise = advanceGateway(stepwise, moment)
      }
      expect(stepwise).toEqual(advanceGateway(begun, moment))
      const months = stepwise.invoices.map(({ createdAt }) => createdAt)
      expect(new Set(months).size).toBe(months.length)
      expect(endGatewaySubscription(stepwise).invoices.every(({ status }) => status !== 'open')).toBe(true)
    }),
  )
})
