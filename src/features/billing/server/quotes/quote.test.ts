import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { type QuoteFacts, quoteOf } from './quote.ts'

const now = Date.UTC(2026, 10, 20)
const visitor: QuoteFacts = {
  account: null,
  subscription: null,
  plan: 'pro',
  discount: null,
  differenceCents: 0,
  awaitedCents: null,
  creditCents: 0,
  now,
}

function host(account: Partial<NonNullable<QuoteFacts['account']>>, facts: Partial<QuoteFacts> = {}): QuoteFacts {
  const without = { plan: null, planStatus: 'none', trialEndsAt: null, accessUntil: null, renewal: 'none' } as const
  return { ...visitor, account: { ...without, ...account }, ...facts }
}

test('a trial that is still to begin is charged from the fifteenth day on', () => {
  const begins = { kind: 'newTrial', dueNowCents: 0, monthlyCents: 2_495, paidFrom: now + 14 * day }
  expect(quoteOf(visitor)).toMatchObject(begins)
  expect(quoteOf(host({}))).toMatchObject(begins)
})

test('a running trial is charged from its own end, with the discount taken off', () => {
  const trial = { plan: 'pro', planStatus: 'trial', trialEndsAt: now + 6 * day } as const
  const discount = { code: 'spring', percentage: 20 }
  expect(quoteOf(host(trial, { discount }))).toMatchObject({
    kind: 'trial',
    dueNowCents: 0,
    monthlyCents: 1_996,
    paidFrom: now + 6 * day,
  })
})

test('after the trial the price is due today, and the quote says why', () => {
  const trialEndsAt = now - day
  const over = { kind: 'paid', dueNowCents: 2_495, paidFrom: null }
  expect(quoteOf(host({ plan: 'pro', planStatus: 'trial', trialEndsAt }))).toMatchObject({
    ...over,
    trialEndedAt: trialEndsAt,
  })
  // A paid plan has ended since.
  expect(quoteOf(host({ plan: 'pro', planStatus: 'expired', trialEndsAt }))).toMatchObject({
    ...over,
    trialEndedAt: null,
  })
})

test('free access is used up first and covers the cheaper plan, but not the dearer one', () => {
  const accessUntil = now + 200 * day
  const free = { planStatus: 'active', accessUntil } as const
  const covered = { kind: 'covered', dueNowCents: 0, paidFrom: accessUntil }
  expect(quoteOf(host({ ...free, plan: 'pro' }))).toMatchObject(covered)
  expect(quoteOf(host({ ...free, plan: 'pro' }, { plan: 'basic' }))).toMatchObject(covered)
  expect(quoteOf(host({ ...free, plan: 'basic' }))).toMatchObject({ kind: 'paid', dueNowCents: 2_495 })
})

test('access without an end, or with one too far ahead for a provider, leaves nothing to order', () => {
  for (const accessUntil of [null, now + 701 * day]) {
    const settled = quoteOf(host({ plan: 'pro', planStatus: 'active', accessUntil }))
    expect(settled).toMatchObject({ kind: 'settled', dueNowCents: 0, charges: [] })
  }
})

test('a code of 100 % charges nothing today and nothing later', () => {
  const quote = quoteOf({ ...visitor, discount: { code: 'freeian', percentage: 100 } })
  expect(quote).toMatchObject({ kind: 'free', dueNowCents: 0, monthlyCents: 0, paidFrom: null })
  expect(quote.charges.map(({ cents, cause }) => [cents, cause])).toEqual([
    [0, 'freeBegins'],
    [0, 'freeStops'],
  ])
})
