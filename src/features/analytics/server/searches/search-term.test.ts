import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchTerm } from './search-term.ts'

test.each([
  ['  Toaster ', 'toaster'],
  ['BABY   BED', 'baby bed'],
  ['Bügeleisen', 'bügeleisen'],
  ['24h pharmacy', '24h pharmacy'],
  ['bus 12', 'bus 12'],
  ["boîte d'oeufs", "boîte d'oeufs"],
  ['Wi-Fi', 'wi-fi'],
])('%s is stored as %s', (text, term) => {
  expect(readSearchTerm(text)).toBe(term)
})

test.each([
  ['giulia@example.com'],
  ['giulia at example.com'],
  ['www.example'],
  ['+39 333 123 4567'],
  ['call 3331234'],
  ['4719#'],
  ['lemon84x'],
  ['K7qm'],
  ['room 101'],
  ['where did my wife put the key'],
  ['supercalifragilisticexpialidocious toaster'],
  ['x'],
  ['  '],
  ['🍋🍋🍋'],
  ['<script>alert'],
  ['=cmd()'],
])('%s is never stored', (text) => {
  expect(readSearchTerm(text)).toBeUndefined()
})

test('a stored term is short, in lower case, and the same when read again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.emailAddress(), fc.webUrl()), (text) => {
      const term = readSearchTerm(text)
      if (term === undefined) return
      expect(term.length).toBeLessThanOrEqual(40)
      expect(term).toBe(term.toLowerCase().trim())
      expect(term).not.toMatch(/[@\n\0=+<>]|\d{3}/)
      expect(readSearchTerm(term)).toBe(term)
    }),
    { numRuns: 50 },
  )
})
