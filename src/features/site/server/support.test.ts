import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { officeOffset } from '#platform/i18n/office-hours.ts'
import { answerBy } from './support.ts'

/** 2026-02-02 is a Monday; times are EST. */
const est = (dayOfFebruary: number, hours: number) => Date.UTC(2026, 1, dayOfFebruary, hours + 5)

/** 2026-07-06 is a Monday; times are New York's summer time. */
const edt = (dayOfJuly: number, hours: number) => Date.UTC(2026, 6, dayOfJuly, hours + 4)

test.each([
  ['Monday morning', est(2, 9), est(3, 9)],
  ['Thursday evening', est(5, 18), est(6, 18)],
  ['Friday noon', est(6, 12), est(9, 12)],
  ['Saturday', est(7, 12), est(10, 0)],
  ['Sunday night', est(8, 23), est(10, 0)],
  ['Saturday in summer', edt(11, 12), edt(14, 0)],
  ['Sunday night in summer', edt(12, 23), edt(14, 0)],
  ['Friday before summer time', Date.UTC(2026, 2, 6, 17), Date.UTC(2026, 2, 9, 16)],
  ['Saturday before winter time', Date.UTC(2026, 9, 31, 16), Date.UTC(2026, 10, 3, 5)],
])('a message of %s is due after 24 hours on weekdays', (_name, received, due) => {
  expect(answerBy(received)).toBe(due)
})

test('an answer is never due on a weekend, at the earliest after one day and at the latest after three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (received) => {
      const due = answerBy(received)
      expect([0, 6]).not.toContain(new Date(due + officeOffset(due)).getUTCDay())
      expect(due - received).toBeGreaterThanOrEqual(day)
      // The weekend on which summer time ends is an hour longer.
      expect(due - received).toBeLessThanOrEqual(3 * day + hour)
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
