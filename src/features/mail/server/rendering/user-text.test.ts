import { expect, test } from 'vitest'
import { truncateUserText } from './user-text.ts'

const family = '👨‍👩‍👧‍👦'

test('a name within the limit is unchanged', () => {
  expect(truncateUserText('Villa Belvedere', 80)).toBe('Villa Belvedere')
  expect(truncateUserText('a'.repeat(80), 80)).toBe('a'.repeat(80))
  expect(truncateUserText(family.repeat(10), 10)).toBe(family.repeat(10))
})

test('a longer name is truncated between letters and ends with an ellipsis', () => {
  expect(truncateUserText('a'.repeat(81), 80)).toBe(`${'a'.repeat(79)}…`)
  expect(truncateUserText('é'.normalize('NFD').repeat(81), 80)).toBe(`${'é'.normalize('NFD').repeat(79)}…`)
  expect(truncateUserText(family.repeat(81), 20)).toMatch(new RegExp(`^(${family})+…$`, 'u'))
  expect(truncateUserText('Villa Belvedere', 7)).toBe('Villa…')
})

test('combining accents cannot make the result arbitrarily long', () => {
  const cut = truncateUserText(`Villa ${`a${'\u0301'.repeat(500)}`.repeat(1_000)}`, 80)
  expect(cut.length).toBeLessThanOrEqual(80 * 12 + 1)
  expect(cut.endsWith('…')).toBe(true)
  expect(cut.isWellFormed()).toBe(true)
})

test('control characters, line breaks and bidi overrides are removed', () => {
  expect(truncateUserText('Villa\r\nBcc: a@example.com\0\u202Egnp.exe\u2066\u2028x', 80)).toBe(
    'Villa Bcc: a@example.com gnp.exe x',
  )
})

test('the result never ends with half a surrogate pair', () => {
  for (let before = 0; before < 10; before += 1) {
    const cut = truncateUserText(`${'a'.repeat(before)}${'🏡'.repeat(5_000)}`, 10)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.endsWith('…')).toBe(true)
  }
})
