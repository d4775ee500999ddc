import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyGuestBook } from '#features/books/shared/book.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { drawWifiQr, openJoinText, wifiJoinText } from './wifi-join-text.ts'

test('a network with its password', () => {
  expect(wifiJoinText('Limonaia-Guest', 'lemon-terrace-84')).toBe('WIFI:T:WPA;S:Limonaia-Guest;P:lemon-terrace-84;;')
})

test('special letters are escaped and hexadecimal looks are quoted', () => {
  expect(wifiJoinText('a;b', 'c:d"e\\f,g')).toBe('WIFI:T:WPA;S:a\\;b;P:c\\:d\\"e\\\\f\\,g;;')
  expect(wifiJoinText('Casa', 'deadbeef')).toBe('WIFI:T:WPA;S:Casa;P:"deadbeef";;')
})

test('a network without a password has a code only if the host has confirmed that it has none', () => {
  const withheld = (secrets: readonly string[]) => ({
    isPro: false,
    withheld: { secrets, pictures: new Set<string>() },
  })
  const drawnOf = (changes: Partial<typeof emptyGuestBook>, secrets: readonly string[] = []) =>
    drawWifiQr(toPublicBook({ ...emptyGuestBook, wifiName: 'Casa', ...changes }, withheld(secrets) as never))
  expect(openJoinText('a;b')).toBe('WIFI:T:nopass;S:a\\;b;;')
  expect(drawnOf({})).toBeUndefined()
  expect(drawnOf({ wifiOpen: true })).toContain('<svg')
  expect(drawnOf({ wifiOpen: true, wifiName: ' ' })).toBeUndefined()
  // Guests of the permanent link must not take a withheld password for none.
  expect(drawnOf({ wifiOpen: true, wifiPassword: 'lemon' }, ['wifiPassword'])).toBeUndefined()
  expect(drawnOf({ wifiOpen: true, wifiPassword: 'lemon' })).toBe(drawnOf({ wifiPassword: 'lemon' }))
})

/** Parses the scheme as a phone does: fields end at an unescaped semicolon. */
function readField(text: string, field: 'S' | 'P'): string | undefined {
  const found = new RegExp(`[:;]${field}:((?:\\\\.|[^\\\\;])*);`).exec(text)?.[1]
  const bare = found?.match(/^"(?:[0-9a-f]{2})+"$/i) ? found.slice(1, -1) : found
  return bare?.replace(/\\(.)/gs, '$1')
}

test('every name and password comes out as it went in', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      (name, password) => {
        const text = wifiJoinText(name, password)
        expect(readField(text, 'S')).toBe(name)
        expect(readField(text.slice(text.indexOf(';P:')), 'P')).toBe(password)
      },
    ),
  )
})
