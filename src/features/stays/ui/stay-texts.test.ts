import { expect, test } from 'vitest'
import { formatDays } from '#platform/i18n/day.ts'
import { languages } from '#platform/i18n/languages.ts'
import { keepDatesWhole, keepDayWhole } from './stay-texts.ts'

test.each(languages)(
  'a range of dates breaks before its month, or after its dash if it has two months (%s)',
  (language) => {
    const range = (from: string, until: string) =>
      keepDatesWhole(formatDays(Date.parse(from), Date.parse(until), language, { timeZone: 'UTC' }))
    expect(range('2026-12-05', '2026-12-08')).toMatch(/^5\.?–\u20608\.? [^ \u2009]+$/)
    for (const until of ['2026-12-03', '2027-01-03']) {
      expect(range('2026-11-28', until)).toMatch(/^[^ \u2009]+– [^ \u2009]+$/)
    }
  },
)

test('also with the plain spaces of a browser, in one line up to the dash', () => {
  expect(keepDatesWhole('28 November – 1 December')).toBe('28\u00a0November\u00a0– 1\u00a0December')
  expect(keepDatesWhole('29. Dezember 2026 – 2. Januar 2027')).toBe(
    '29.\u00a0Dezember\u00a02026\u00a0– 2.\u00a0Januar\u00a02027',
  )
})

test('a day and its month stay in one line', () => {
  expect(keepDayWhole('1. Dez., 15:00')).toBe('1.\u00a0Dez., 15:00')
})
