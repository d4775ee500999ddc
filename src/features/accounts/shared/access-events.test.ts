import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { type AccessEvent, type LiveSubscription, moveAccess } from './access-events.ts'
import { accessOf, chargeNoticeGrace, endedAccess, paymentGrace, type Subscription, trialLength } from './plan.ts'

const now = Date.UTC(2026, 2, 1, 12)
const fresh: Subscription = { plan: null, planStatus: 'none', trialEndsAt: null, accessUntil: null, renewal: 'none' }
const trial: Subscription = { ...fresh, plan: 'basic', planStatus: 'trial', trialEndsAt: now + day }
const live: LiveSubscription = {
  plan: 'basic',
  state: 'active',
  trialEndsAt: null,
  cancelsAt: null,
  pastDueSince: null,
}

const time = fc.integer({ min: now - 400 * day, max: now + 400 * day })
const plan = fc.constantFrom('basic' as const, 'pro' as const)
const liveSubscription: fc.Arbitrary<LiveSubscription> = fc.record({
  plan,
  state: fc.constantFrom('trialing', 'active', 'pastDue'),
  trialEndsAt: fc.option(time),
  cancelsAt: fc.option(time),
  pastDueSince: fc.option(time),
})
const event: fc.Arbitrary<AccessEvent> = fc.oneof(
  fc.record({ kind: fc.constant('planChosen' as const), plan }),
  fc.record({ kind: fc.constant('accessGranted' as const), plan, until: time }),
  fc.record({ kind: fc.constant('trialMoved' as const), until: time }),
  fc.record({ kind: fc.constant('subscriptionRead' as const), subscription: fc.option(liveSubscription) }),
)
/** Events with the time that passes before each. */
const history = fc.array(fc.tuple(event, fc.nat(60 * day)), { maxLength: 12 })

function apply(current: Subscription, happened: AccessEvent, at: number): Subscription {
  const move = moveAccess(current, happened, at)
  return 'change' in move ? { ...current, ...move.change } : current
}

function replay(events: readonly (readonly [AccessEvent, number])[]): { account: Subscription; at: number } {
  let account = fresh
  let at = now
  for (const [happened, pause] of events) {
    at += pause
    account = apply(account, happened, at)
  }
  return { account, at }
}

test('the first choice of a plan starts a trial of fourteen days, once per account', () => {
  const begun = apply(fresh, { kind: 'planChosen', plan: 'pro' }, now)
  expect(begun).toEqual({ ...fresh, plan: 'pro', planStatus: 'trial', trialEndsAt: now + trialLength })
  const over = now + trialLength
  expect(moveAccess(begun, { kind: 'planChosen', plan: 'basic' }, over)).toEqual({ refused: 'unpaid' })
  expect(moveAccess({ ...fresh, trialEndsAt: now - day }, { kind: 'planChosen', plan: 'pro' }, now)).toEqual({
    refused: 'unpaid',
  })
})

test('choosing a plan during the trial changes the plan and not the end of the trial', () => {
  expect(moveAccess(trial, { kind: 'planChosen', plan: 'pro' }, now)).toEqual({ change: { plan: 'pro' } })
  expect(moveAccess(trial, { kind: 'planChosen', plan: 'basic' }, now)).toEqual({ change: {} })
})

test('a subscription that a provider charges can only be changed at the provider', () => {
  const paid = apply(trial, { kind: 'subscriptionRead', subscription: live }, now)
  expect(paid).toMatchObject({ planStatus: 'active', accessUntil: null, renewal: 'renews' })
  expect(moveAccess(paid, { kind: 'planChosen', plan: 'pro' }, now)).toEqual({ refused: 'subscribed' })
  expect(moveAccess(paid, { kind: 'accessGranted', plan: 'pro', until: now + day }, now)).toEqual({
    refused: 'subscribed',
  })
  expect(moveAccess(paid, { kind: 'trialMoved', until: now + day }, now)).toEqual({ refused: 'subscribed' })
})

test('with a card on file the trial continues and then renews', () => {
  const subscription = { ...live, state: 'trialing', trialEndsAt: now + day } as const
  const waiting = apply(trial, { kind: 'subscriptionRead', subscription }, now)
  expect(waiting).toEqual({ ...trial, renewal: 'renews' })
  expect(accessOf(waiting, now + day).state).toBe('active')
  expect(apply(waiting, { kind: 'subscriptionRead', subscription: null }, now)).toEqual(trial)
})

test('free months continue under a subscription that starts when they end', () => {
  const free: Subscription = { ...fresh, plan: 'pro', planStatus: 'active', accessUntil: now + 90 * day }
  const subscription = { ...live, state: 'trialing', plan: 'basic', trialEndsAt: now + 90 * day } as const
  const waiting = apply(free, { kind: 'subscriptionRead', subscription }, now)
  expect(waiting).toEqual({ ...free, renewal: 'renews' })
  expect(apply(waiting, { kind: 'subscriptionRead', subscription: null }, now)).toEqual(free)
  expect(apply(waiting, { kind: 'subscriptionRead', subscription: live }, now + 90 * day)).toMatchObject({
    plan: 'basic',
    accessUntil: null,
  })
})

test('a cancelled subscription that the provider has set back to trialing ends with that trial', () => {
  const paid = apply(trial, { kind: 'subscriptionRead', subscription: live }, now)
  const subscription = { ...live, state: 'trialing', trialEndsAt: now + day, cancelsAt: now + day } as const
  const cancelled = apply(paid, { kind: 'subscriptionRead', subscription }, now)
  expect(accessOf(cancelled, now).canCreateBooks).toBe(true)
  expect(accessOf(cancelled, now + day).state).toBe('expired')
})

test('access continues for the grace period after a failed charge, and ends at once with the subscription', () => {
  const subscription = { ...live, state: 'pastDue', pastDueSince: now - day } as const
  const late = apply(trial, { kind: 'subscriptionRead', subscription }, now)
  expect(accessOf(late, now)).toMatchObject({ state: 'pastDue', canCreateBooks: true })
  expect(accessOf(late, now - day + paymentGrace).canCreateBooks).toBe(false)
  expect(accessOf(apply(late, { kind: 'subscriptionRead', subscription: live }, now), now).state).toBe('active')
  expect(accessOf(apply(late, { kind: 'subscriptionRead', subscription: null }, now), now).state).toBe('expired')
})

test('a subscription that ends at once leaves the time of its end, also after the trial', () => {
  const ended = { kind: 'subscriptionRead', subscription: null } as const
  const paid = apply(trial, { kind: 'subscriptionRead', subscription: live }, now)
  const over = { planStatus: 'expired', accessUntil: now + 40 * day, renewal: 'none' }
  expect(apply(paid, ended, now + 40 * day)).toMatchObject(over)
  const pastDue = { ...live, state: 'pastDue', pastDueSince: now } as const
  const late = apply(paid, { kind: 'subscriptionRead', subscription: pastDue }, now)
  expect(apply(late, ended, now + day).accessUntil).toBe(now + day)
  expect(apply(late, ended, now + 60 * day).accessUntil).toBe(now + paymentGrace)
  expect(endedAccess(apply(late, ended, now + day))).toBe('plan')
  expect(endedAccess(trial)).toBe('trial')
})

test('a cancelled subscription is active until its end', () => {
  const subscription = { ...live, cancelsAt: now + 20 * day }
  const cancelled = apply(trial, { kind: 'subscriptionRead', subscription }, now)
  expect(accessOf(cancelled, now)).toMatchObject({ state: 'cancelled', status: 'active', canCreateBooks: true })
  expect(accessOf(cancelled, now + 20 * day).state).toBe('expired')
})

test('reading the same subscription twice has the effect of one read', () => {
  fc.assert(
    fc.property(history, fc.option(liveSubscription), (events, subscription) => {
      const { account, at } = replay(events)
      const read = { kind: 'subscriptionRead', subscription } as const
      const once = apply(account, read, at)
      expect(apply(once, read, at)).toEqual(once)
    }),
  )
})

test('the last read of a charged subscription decides, regardless of earlier reads', () => {
  const charged = liveSubscription.filter(({ state }) => state !== 'trialing')
  fc.assert(
    fc.property(history, fc.array(fc.option(liveSubscription), { maxLength: 4 }), charged, (events, reads, last) => {
      const { account, at } = replay(events)
      const read = (current: Subscription, subscription: LiveSubscription | null) =>
        apply(current, { kind: 'subscriptionRead', subscription }, at)
      const { trialEndsAt: _one, ...straight } = read(account, last)
      const { trialEndsAt: _other, ...roundabout } = read(reads.reduce(read, account), last)
      expect(roundabout).toEqual(straight)
    }),
  )
})

test('only the operator can move the end of a trial', () => {
  fc.assert(
    fc.property(history, event, (events, happened) => {
      fc.pre(happened.kind !== 'trialMoved')
      const { account, at } = replay(events)
      if (account.trialEndsAt !== null) expect(apply(account, happened, at).trialEndsAt).toBe(account.trialEndsAt)
    }),
  )
})

test('choosing a plan gives no access after the trial and does not change a paid subscription', () => {
  fc.assert(
    fc.property(history, plan, fc.nat(400 * day), (events, chosen, later) => {
      const { account, at } = replay(events)
      const laterTime = at + later
      const before = accessOf(account, laterTime)
      const after = apply(account, { kind: 'planChosen', plan: chosen }, laterTime)
      if (account.trialEndsAt !== null && !before.canCreateBooks) {
        expect(accessOf(after, laterTime).canCreateBooks).toBe(false)
      }
      if (before.status === 'active') expect(after).toEqual(account)
    }),
  )
})

test('access that nobody pays for ends', () => {
  fc.assert(
    fc.property(history, (events) => {
      const { account, at } = replay(events)
      if (account.renewal === 'renews' && account.planStatus === 'active' && account.accessUntil === null) return
      expect(accessOf(account, at + 500 * day + chargeNoticeGrace).canCreateBooks).toBe(false)
    }),
  )
})
