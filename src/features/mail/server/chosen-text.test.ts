import { expect, test } from 'vitest'
import { cutChosenText } from './chosen-text.ts'

const family = '👨‍👩‍👧‍👦'

test('a name that fits stays as it is', () => {
  expect(cutChosenText('Villa Belvedere', 80)).toBe('Villa Belvedere')
  expect(cutChosenText('a'.repeat(80), 80)).toBe('a'.repeat(80))
  expect(cutChosenText(family.repeat(10), 10)).toBe(family.repeat(10))
})

test('a longer name is cut between letters, with an ellipsis', () => {
  expect(cutChosenText('a'.repeat(81), 80)).toBe(`${'a'.repeat(79)}…`)
  expect(cutChosenText('é'.normalize('NFD').repeat(81), 80)).toBe(`${'é'.normalize('NFD').repeat(79)}…`)
  expect(cutChosenText(family.repeat(81), 20)).toMatch(new RegExp(`^(${family})+…$`, 'u'))
  expect(cutChosenText('Villa Belvedere', 7)).toBe('Villa…')
})

test('letters with accents without end do not make it longer', () => {
  const cut = cutChosenText(`Villa ${`a${'\u0301'.repeat(500)}`.repeat(1_000)}`, 80)
  expect(cut.length).toBeLessThanOrEqual(80 * 12 + 1)
  expect(cut.endsWith('…')).toBe(true)
  expect(cut.isWellFormed()).toBe(true)
})

test('control characters, breaks and bidi overrides are left out', () => {
  expect(cutChosenText('Villa\r\nBcc: a@example.com\0\u202Egnp.exe\u2066\u2028x', 80)).toBe(
    'Villa Bcc: a@example.com gnp.exe x',
  )
})

test('half a letter at the cut is never left', () => {
  for (let before = 0; before < 10; before += 1) {
    const cut = cutChosenText(`${'a'.repeat(before)}${'🏡'.repeat(5_000)}`, 10)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.endsWith('…')).toBe(true)
  }
})
