import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountedCents, formatPrice } from './price.ts'

test('a price reads as in the language, in the currency of the service', () => {
  expect(formatPrice(2_495, 'EUR', 'en')).toBe('€24.95')
  expect(formatPrice(995, 'EUR', 'de')).toBe('9,95\u00a0€')
  expect(formatPrice(995, 'USD', 'en')).toBe('$9.95')
})

test('a discount reduces the price by its percentage, and never below zero', () => {
  expect(discountedCents(2_495, 20)).toBe(1_996)
  // Half a cent counts as a whole one, as with the provider.
  expect([discountedCents(995, 15), discountedCents(995, 50), discountedCents(995, 33)]).toEqual([846, 498, 667])
  expect(discountedCents(995, 100)).toBe(0)
  expect(discountedCents(995, 0)).toBe(995)
})

test('a discounted price is whole cents between nothing and the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), (cents, percentage) => {
      const price = discountedCents(cents, percentage)
      expect(Number.isInteger(price) && price >= 0 && price <= cents).toBe(true)
    }),
  )
})
