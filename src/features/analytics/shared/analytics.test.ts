import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCell } from '../server/analytics-csv.ts'
import { changeOf, groupDays, rangeBefore, rangeUntil, shareOf } from './analytics.ts'

test('the range before has the same length and ends the day before', () => {
  fc.assert(
    fc.property(fc.nat(40_000), fc.integer({ min: 1, max: 366 }), (to, days) => {
      const range = rangeUntil(to, days)
      const before = rangeBefore(range)
      expect(before.to - before.from).toBe(range.to - range.from)
      expect(before.to + 1).toBe(range.from)
    }),
  )
})

test('small counts give no percentage', () => {
  expect([changeOf(30, 19), shareOf(3, 19)]).toEqual([undefined, undefined])
  expect([changeOf(30, 20), changeOf(5, 20), changeOf(20, 20), shareOf(3, 20)]).toEqual([50, -75, 0, 15])
})

test('grouped days keep their sum and their order', () => {
  const days = fc.array(fc.record({ day: fc.string(), visits: fc.nat(1_000), visitors: fc.nat(1_000) }))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 31 }), (list, size) => {
      const periods = groupDays(list, size)
      const sum = (values: readonly { visits: number; visitors: number }[]) =>
        values.reduce((total, { visits, visitors }) => total + visits + visitors, 0)
      expect(sum(periods)).toBe(sum(list))
      expect(periods).toHaveLength(Math.ceil(list.length / size))
      expect(periods[0]?.from).toBe(list[0]?.day)
      expect(periods.at(-1)?.to).toBe(list.at(-1)?.day)
    }),
  )
})

test.each([
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ["l'ora", `"l'ora"`],
  ['=1', `"'=1"`],
  ['Casa Conti', 'Casa Conti'],
])('the cell of %j is %s, whatever the separator', (text, cell) => {
  expect(toCell(text)).toBe(cell)
})

test('no cell begins like a formula, and every cell can be read back', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '"', 'a;b')),
      (text) => {
        const cell = toCell(text)
        const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(plain.startsWith("'") ? [plain, plain.slice(1)] : [plain]).toContain(text)
        expect(plain).not.toMatch(/^\s*[=+\-@]/)
        if (/[",;\r\n']/.test(text)) expect([cell.at(0), cell.at(-1)]).toEqual(['"', '"'])
      },
    ),
  )
})
