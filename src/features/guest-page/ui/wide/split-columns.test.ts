import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitColumns } from './split-columns.ts'

test('blocks keep their order, and the columns are about equally high', () => {
  expect(splitColumns([100, 100, 100, 100, 100, 100], 3, 20)).toEqual([2, 2, 2])
  expect(splitColumns([500, 100, 100, 100], 2, 20)).toEqual([1, 3])
  expect(splitColumns([100, 100, 500], 3, 20)).toEqual([1, 1, 1])
})

test('fewer blocks than columns leave the last columns empty', () => {
  expect(splitColumns([], 3, 20)).toEqual([0, 0, 0])
  expect(splitColumns([300], 3, 20)).toEqual([1, 0, 0])
})

test('no split into as many columns is lower', () => {
  const gap = 20
  const heightOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height + gap, -gap)
  const highest = (heights: readonly number[], counts: readonly number[]) => {
    let from = 0
    return Math.max(
      ...counts.map((count) => {
        from += count
        return heightOf(heights.slice(from - count, from))
      }),
    )
  }
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 12 }), (heights) => {
      const counts = splitColumns(heights, 3, gap)
      expect(counts).toHaveLength(3)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(heights.length)
      for (let first = 0; first <= heights.length; first += 1) {
        for (let second = 0; first + second <= heights.length; second += 1) {
          const other = [first, second, heights.length - first - second]
          expect(highest(heights, counts)).toBeLessThanOrEqual(highest(heights, other))
        }
      }
    }),
  )
})
