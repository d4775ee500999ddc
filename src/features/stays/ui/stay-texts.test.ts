import { expect, test } from 'vitest'
import { formatDays } from '#platform/i18n/day.ts'
import { languages } from '#platform/i18n/languages.ts'
import { keepDatesWhole } from './stay-texts.ts'

test.each(languages)('a range of dates has a line break only after its dash (%s)', (language) => {
  const range = (from: string, until: string) =>
    keepDatesWhole(formatDays(Date.parse(from), Date.parse(until), language, { timeZone: 'UTC' }))
  expect(range('2026-12-05', '2026-12-08')).not.toMatch(/[ \u2009]/)
  for (const until of ['2026-12-03', '2027-01-03']) {
    expect(range('2026-11-28', until)).toMatch(/^[^ \u2009]+– [^ \u2009]+$/)
  }
})
