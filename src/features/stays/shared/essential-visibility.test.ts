import { expect, test } from 'vitest'
import { visibilityOf } from './essential-visibility.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const plain = {
  secrets: [],
  openUntil: null,
  codeMode: 'fixed',
  keptCodes: 0,
  ownArrivals: 0,
  ownDepartures: 0,
} as const

test('a secret is seen by stays alone, unless the book is open for all', () => {
  const secret = { ...plain, secrets: ['doorCode', 'wifiPassword'] }
  const open = { ...secret, openUntil: '2026-06-01T12:00:01.000Z' }

  expect(visibilityOf('doorCode', plain, now).by).toBe('everyone')
  expect(visibilityOf('doorCode', secret, now).by).toBe('stays')
  expect(visibilityOf('wifiPassword', secret, now).by).toBe('stays')
  expect(visibilityOf('wifiName', secret, now).by).toBe('everyone')
  expect(visibilityOf('doorCode', open, now).by).toBe('everyone')
  expect(visibilityOf('doorCode', open, now + 1_000).by).toBe('stays')
})

test('in modes with codes of stays no stay shows the code of the book', () => {
  const secrets = ['doorCode']
  const open = { ...plain, secrets, openUntil: '2026-06-02T12:00:00.000Z' }

  expect(visibilityOf('doorCode', { ...open, codeMode: 'personal' }, now).by).toBe('ownCode')
  expect(visibilityOf('doorCode', { ...open, codeMode: 'shared' }, now).by).toBe('confirmed')
  expect(visibilityOf('checkinTime', { ...open, codeMode: 'shared' }, now).by).toBe('everyone')
})

test('stays with a code or hours of their own are counted at their field', () => {
  const book = { ...plain, keptCodes: 1, ownArrivals: 2, ownDepartures: 3 }

  const counts = (['doorCode', 'checkinTime', 'checkoutTime', 'wifiName'] as const).map(
    (name) => visibilityOf(name, book, now).exceptions,
  )
  expect(counts).toEqual([1, 2, 3, 0])
})
