import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay, readIsoDay } from '../shared/visit.ts'
import { readView, toQuery, usualRanges, writeView } from './dashboard-view.ts'

const today = readIsoDay('2026-03-01') ?? 0
const read = (search: string) => readView(new URLSearchParams(search), today)

test('an address without a query shows the last 30 days', () => {
  expect(toQuery(read(''))).toBe('from=2026-01-31&to=2026-03-01')
})

test('a view is written and read back', () => {
  const usual = fc.record({ days: fc.constantFrom(...usualRanges), book: fc.option(fc.string()) })
  fc.assert(
    fc.property(usual, ({ days, book }) => {
      const params = new URLSearchParams({ days: String(days), ...(book !== null && { book }) })
      const view = readView(params, today)
      expect(readView(writeView(view), today)).toEqual(view)
      expect(view.range).toEqual({ from: today - days + 1, to: today })
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: today }), fc.nat(365), (from, length) => {
      const view = readView(new URLSearchParams({ from: isoDay(from), to: isoDay(from + length) }), today)
      expect(view).toMatchObject({ kind: 'custom', range: { from, to: from + length } })
      expect(readView(writeView(view), today)).toEqual(view)
    }),
  )
})

test.each([
  'days=8',
  'from=2026-03-02&to=2026-03-01',
  'from=x&to=y',
  'from=2024-01-01&to=2026-01-01',
  'from=2026-01-01',
])('the invalid query %s is ignored', (search) => {
  expect(read(search)).toEqual(read(''))
})
