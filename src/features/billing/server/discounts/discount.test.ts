import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDiscount, freeAccessUntil } from './discount.ts'

const codes = new Map([
  ['freeian', 100],
  ['spring', 20],
])

test('a code is found in upper or lower case, with blanks around it', () => {
  expect(findDiscount(codes, ' FreeIan ')).toEqual({ code: 'freeian', percentage: 100 })
  expect(findDiscount(codes, 'SPRING')).toEqual({ code: 'spring', percentage: 20 })
})

test('no other text is a code', () => {
  fc.assert(
    fc.property(fc.string(), (given) => {
      fc.pre(!codes.has(given.trim().toLowerCase()))
      expect(findDiscount(codes, given)).toBeUndefined()
    }),
  )
  expect(findDiscount(codes, 'constructor')).toBeUndefined()
})

test('free access ends at the same hour of the same day a year later', () => {
  expect(freeAccessUntil(Date.UTC(2026, 2, 1, 12, 30))).toBe(Date.UTC(2027, 2, 1, 12, 30))
  expect(freeAccessUntil(Date.UTC(2028, 1, 29))).toBe(Date.UTC(2029, 1, 28))
  expect(freeAccessUntil(Date.UTC(2027, 1, 28))).toBe(Date.UTC(2028, 1, 28))
})
