import { expect, test } from 'vitest'
import { codesLeft, codesLeftBy } from './codes-left.ts'

const calendar = { id: 'c' }
const set = '2026-05-01T10:00:00.000Z'
const now = Date.parse('2026-05-10T10:00:00Z')
const book = { id: 'b', otherCodes: ['1234', '7730'] }

type Given = Parameters<typeof codesLeftBy>[2]['stays'][number]
let count = 0

function stay(code: string | null, more: Partial<Given> = {}): Given {
  count += 1
  const known = { bookId: 'b', calendarId: 'c', state: 'expected', hasUnseenEnd: false } as const
  const endsAt = '2026-05-20T10:00:00.000Z'
  return { ...known, id: String(count), endsAt, code, codeSetAt: set, codeBefore: null, ...more }
}

test('codes on the lock of stays that end with their calendar, each once', () => {
  const stays = [
    stay('4711'),
    stay('4711'),
    stay('5822', { codeSetAt: null }),
    stay('6933', { state: 'inHouse' }),
    stay('7044', { calendarId: null }),
    stay('8155', { codeSetAt: null, codeBefore: { code: '9266', isUsed: false } }),
    stay('1377', { codeSetAt: null, codeBefore: { code: '2488', isUsed: true } }),
    stay(null),
  ]
  expect(codesLeftBy(calendar, 'remove', { book, stays, now })).toEqual(['4711', '9266'])
  expect(codesLeftBy(calendar, 'keep', { book, stays, now })).toEqual([])
})

test('also of stays that the calendar ended without the host’s knowledge, and no code that other guests have', () => {
  const ended = { state: 'cancelled', hasUnseenEnd: true } as const
  const stays = [
    stay('4711', ended),
    stay('5822', ended),
    stay('6933', { state: 'cancelled' }),
    stay('5822', { calendarId: null }),
    stay('4711', { calendarId: null, bookId: 'another' }),
  ]
  for (const choice of ['keep', 'remove'] as const) {
    expect(codesLeftBy(calendar, choice, { book, stays, now })).toEqual(['4711'])
  }
})

test('the door code of the book and spare codes stay on the lock', () => {
  const stays = [stay('1234'), stay('7730'), stay('4711')]
  expect(codesLeftBy(calendar, 'remove', { book, stays, now })).toEqual(['4711'])
  expect(stays.map((one) => codesLeft([one], { book, stays, now }))).toEqual([[], [], ['4711']])
})

test('a stay that is deleted: not the code that other guests have, also after their departure while their page shows it', () => {
  const deleted = stay('4711')
  const left = { calendarId: null, state: 'departed' } as const
  const codesBeside = (other: Given) => codesLeft([deleted], { book, stays: [deleted, other], now })
  expect(codesBeside(stay('4711', { ...left, endsAt: '2026-05-10T10:00:01.000Z' }))).toEqual([])
  expect(codesBeside(stay('4711', { ...left, endsAt: '2026-05-10T10:00:00.000Z' }))).toEqual(['4711'])
  const replaced = stay('5822', { codeSetAt: null, codeBefore: { code: '9266', isUsed: false } })
  expect(codesLeft([replaced], { book, stays: [replaced], now })).toEqual(['9266'])
})
