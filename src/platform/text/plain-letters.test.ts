import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['Émile MÜLLER', 'emile muller'],
  ['Ångström Łoś Weiß', 'angstrom los weiss'],
  ['İstanbul ILICA Kırmızı', 'istanbul ilica kirmizi'],
  ['ΝΙΚΟΣ', 'νικοσ'],
  ['E\u0301mile ﬁn', 'emile fin'],
])('%s is found as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test('however a text is spelt or capitalised, it is found the same way', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aÀéßøŁñçœΣ z') }), (text) => {
      const plain = plainLetters(text)
      expect(plainLetters(text.toUpperCase())).toBe(plain)
      expect(plainLetters(text.normalize('NFD'))).toBe(plain)
      expect(plainLetters(plain)).toBe(plain)
    }),
  )
})
