import { expect, test } from 'vitest'
import { findDistance } from './day-text.ts'

const now = new Date(2026, 10, 20, 9, 30).getTime()
const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).toISOString()

test('an edit counts in calendar days, not in hours', () => {
  expect(findDistance(at(11, 20, 0), now, 'en')).toBe('today')
  expect(findDistance(at(11, 19, 23), now, 'en')).toBe('yesterday')
  expect(findDistance(at(11, 17), now, 'en')).toBe('3 days ago')
  expect(findDistance(at(11, 14), now, 'de')).toBe('vor 6 Tagen')
})

test('after a week the date says more', () => {
  expect(findDistance(at(11, 13), now, 'en')).toBeUndefined()
})

test('a moment ahead of the own clock is today', () => {
  expect(findDistance(at(11, 21), now, 'it')).toBe('oggi')
})
