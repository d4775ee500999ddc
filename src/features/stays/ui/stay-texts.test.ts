import { expect, test } from 'vitest'
import { formatDays } from '#platform/i18n/day.ts'
import { languages } from '#platform/i18n/languages.ts'
import { keepDatesWhole } from './stay-texts.ts'

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
