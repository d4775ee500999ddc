import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeyring, readKey } from './keyring.ts'

const key = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)

test('a hash is HMAC-SHA-256 under a key that HKDF makes for the purpose', () => {
  const derived = new Uint8Array(hkdfSync('sha256', key, '', 'benvenuto attempts', 32))
  const expected = createHmac('sha256', derived).update('giulia@example.com').digest('base64url')

  expect(createKeyring(key).hash('attempts', 'giulia@example.com')).toBe(expected)
  expect(expected).toHaveLength(43)
})

test('hashes differ by key, purpose and text', () => {
  const hashes = [key, other].flatMap((each) =>
    ['attempts', 'discounts'].flatMap((purpose) => ['a', 'b'].map((text) => createKeyring(each).hash(purpose, text))),
  )
  expect(new Set(hashes).size).toBe(8)
})

test('after a change of the key, hashes of the earlier one are still found', () => {
  const before = createKeyring(key).hash('discounts', 'a')
  const after = createKeyring(other, [key])

  expect(after.hash('discounts', 'a')).not.toBe(before)
  expect(after.hashes('discounts', 'a')).toEqual([after.hash('discounts', 'a'), before])
})

const place = { table: 'stays', column: 'code_sealed', row: 'a' }

test('a sealed text opens in its own place, and each sealing differs', () => {
  const keyring = createKeyring(key)
  const sealed = keyring.seal(place, 'Schlüssel 0042')

  expect(keyring.open(place, sealed)).toBe('Schlüssel 0042')
  expect(sealed).not.toContain('0042')
  expect(keyring.seal(place, 'Schlüssel 0042')).not.toBe(sealed)
  expect(keyring.open(place, keyring.seal(place, ''))).toBe('')
})

test('a sealed text opens in no other place, with no other key, and not after a change', () => {
  const keyring = createKeyring(key)
  const sealed = keyring.seal(place, '1234')
  const letters = [...sealed]

  for (const elsewhere of [{ row: 'b' }, { column: 'token_sealed' }, { table: 'calendars' }])
    expect(keyring.open({ ...place, ...elsewhere }, sealed)).toBeUndefined()
  expect(createKeyring(other).open(place, sealed)).toBeUndefined()
  for (const wrong of ['', 'x', sealed.slice(0, 12), sealed.slice(0, -1)])
    expect(keyring.open(place, wrong)).toBeUndefined()
  for (const index of [12, 30, letters.length - 3]) {
    const changed = letters.with(index, letters[index] === 'A' ? 'B' : 'A').join('')
    expect(keyring.open(place, changed)).toBeUndefined()
  }
})

test('after a change of the key, what the earlier one has sealed still opens', () => {
  const sealed = createKeyring(key).seal(place, '1234')

  expect(createKeyring(other, [key]).open(place, sealed)).toBe('1234')
})

test('a key is read from 32 bytes of base64 and nothing else', () => {
  const bytes = new Uint8Array(32).fill(251)
  const text = Buffer.from(bytes).toString('base64')
  const urlSafe = Buffer.from(bytes).toString('base64url')

  expect(text).toMatch(/\+/)
  expect(Uint8Array.from(readKey(text) ?? [])).toEqual(bytes)
  expect(Uint8Array.from(readKey(urlSafe) ?? [])).toEqual(bytes)
  for (const wrong of ['', 'secret', text.slice(1), `${text}a`, text.replace('=', '==')]) {
    expect(readKey(wrong)).toBeUndefined()
  }
})
