import fc from 'fast-check'
import { expect, test } from 'vitest'
import { line } from './text-contract.ts'

test('a line keeps the words and drops what breaks or turns them', () => {
  const name = line(200)
  expect(name.parse(' Giulia\r\n\t Conti ')).toBe('Giulia Conti')
  expect(name.parse('Giulia \u202Eitnoc\u202C')).toBe('Giulia itnoc')
  expect(name.parse('\u2067דוד\u2069 Levi')).toBe('דוד Levi')
  expect(name.safeParse('x'.repeat(201)).success).toBe(false)
})

test('every accepted line is one line, keeps its own direction, and is not changed by being read again', () => {
  const hostile = fc.constantFrom('\n', '\u2028', '\u0085', '\u202E', '\u2066', '\u2069', ' ', '\t', 'ä', '🏡')
  fc.assert(
    fc.property(
      fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 30 }),
      (parts) => {
        const read = line(1_000).safeParse(parts.join(''))
        if (!read.success) return
        expect(read.data).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|\s\s|^\s|\s$/u)
        expect(line(1_000).parse(read.data)).toBe(read.data)
      },
    ),
  )
})
