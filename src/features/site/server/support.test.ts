import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { answerBy } from './support.ts'

/** 2026-03-02 is a Monday; times are EST. */
const est = (dayOfMarch: number, hours: number) => Date.UTC(2026, 2, dayOfMarch, hours + 5)

test.each([
  ['Monday morning', est(2, 9), est(3, 9)],
  ['Thursday evening', est(5, 18), est(6, 18)],
  ['Friday noon', est(6, 12), est(9, 12)],
  ['Saturday', est(7, 12), est(10, 0)],
  ['Sunday night', est(8, 23), est(10, 0)],
])('a message of %s is due after 24 hours on weekdays', (_name, received, due) => {
  expect(answerBy(received)).toBe(due)
})

test('an answer is never due on a weekend, at the earliest after one day and at the latest after three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (received) => {
      const due = answerBy(received)
      expect([0, 6]).not.toContain(new Date(due - 5 * hour).getUTCDay())
      expect(due - received).toBeGreaterThanOrEqual(day)
      expect(due - received).toBeLessThanOrEqual(3 * day)
    }),
  )
})

test('a later message is not due earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: 0, max: 10 * day }),
      (received, later) => {
        expect(answerBy(received + later)).toBeGreaterThanOrEqual(answerBy(received))
      },
    ),
  )
})
