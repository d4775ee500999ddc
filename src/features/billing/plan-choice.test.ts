import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessOf, type Subscription, trialLength } from '#features/accounts/plan.ts'
import { day } from '#platform/clock.ts'
import { choosePlan } from './plan-choice.ts'

const now = Date.UTC(2026, 2, 1, 12)
const noPlan: Subscription = { plan: null, planStatus: 'none', trialEndsAt: null, accessUntil: null }

const time = fc.integer({ min: now - 400 * day, max: now + 400 * day })
const plan = fc.constantFrom('basic' as const, 'pro' as const)
const subscription: fc.Arbitrary<Subscription> = fc.record({
  plan: fc.constantFrom('basic', 'pro', null),
  planStatus: fc.constantFrom('none', 'trial', 'active', 'expired'),
  trialEndsAt: fc.option(time),
  accessUntil: fc.option(time),
})

test('the first choice starts a trial of fourteen days', () => {
  expect(choosePlan(noPlan, 'pro', now)).toEqual({
    kind: 'changed',
    change: { plan: 'pro', planStatus: 'trial', trialEndsAt: now + trialLength },
  })
})

test('a trial is given once per account', () => {
  expect(choosePlan({ ...noPlan, trialEndsAt: now - day }, 'pro', now)).toEqual({ kind: 'expired' })
  expect(choosePlan({ ...noPlan, planStatus: 'expired' }, 'pro', now)).toEqual({ kind: 'expired' })
})

test('choosing during the trial changes the plan and not the clock', () => {
  const trial: Subscription = { ...noPlan, plan: 'basic', planStatus: 'trial', trialEndsAt: now + day }
  expect(choosePlan(trial, 'pro', now)).toEqual({ kind: 'changed', change: { plan: 'pro' } })
  expect(choosePlan(trial, 'basic', now)).toEqual({ kind: 'kept' })
  expect(choosePlan(trial, 'pro', now + day)).toEqual({ kind: 'expired' })
})

test('no choice gives access to an account that had its trial', () => {
  fc.assert(
    fc.property(subscription, plan, time, (account, chosen, moment) => {
      fc.pre(account.trialEndsAt !== null && !accessOf(account, moment).canCreateBooks)
      const outcome = choosePlan(account, chosen, moment)
      const change = outcome.kind === 'changed' ? outcome.change : {}
      expect(accessOf({ ...account, ...change }, moment).canCreateBooks).toBe(false)
    }),
  )
})

test('no choice moves the end of a trial or raises what is active', () => {
  fc.assert(
    fc.property(subscription, plan, time, (account, chosen, moment) => {
      const before = accessOf(account, moment)
      const outcome = choosePlan(account, chosen, moment)
      const after = { ...account, ...(outcome.kind === 'changed' && outcome.change) }
      if (account.trialEndsAt !== null) expect(after.trialEndsAt).toBe(account.trialEndsAt)
      if (before.status === 'active') expect(after).toEqual(account)
    }),
  )
})
