import { expect, test } from 'vitest'
import { sampleVisits } from './sample-visits.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

test('the parts of the sample month add up to its totals', () => {
  const { days, total, totalBefore, ways, languages, books } = sampleVisits

  expect(days).toHaveLength(30)
  expect(sum(days.map(({ before }) => before))).toBe(totalBefore.visits)
  for (const parts of [days.map(({ visits }) => visits), Object.values(ways), books.map(({ visits }) => visits)]) {
    expect(sum(parts)).toBe(total.visits)
  }
  expect(sum(books.map(({ visitors }) => visitors))).toBe(total.visitors)
  // A visit in two languages counts for both.
  expect(sum(Object.values(languages))).toBeGreaterThanOrEqual(total.visits)
})

test('the description of the chart agrees with its data', () => {
  const counts = sampleVisits.days.map(({ visits }) => visits)

  expect([Math.min(...counts), Math.max(...counts)]).toEqual([7, 29])
})
