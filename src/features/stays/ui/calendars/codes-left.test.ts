import { expect, test } from 'vitest'
import { codesLeftBy } from './codes-left.ts'

const calendar = { id: 'c', bookId: 'b' }
const set = '2026-05-01T10:00:00.000Z'

function stay(code: string | null, more: Partial<Parameters<typeof codesLeftBy>[2][number]> = {}) {
  const known = { bookId: 'b', calendarId: 'c', state: 'expected', hasUnseenEnd: false } as const
  return { ...known, code, codeSetAt: set, codeBefore: null, ...more }
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
  expect(codesLeftBy(calendar, 'remove', stays)).toEqual(['4711', '9266'])
  expect(codesLeftBy(calendar, 'keep', stays)).toEqual([])
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
  for (const choice of ['keep', 'remove'] as const) expect(codesLeftBy(calendar, choice, stays)).toEqual(['4711'])
})
