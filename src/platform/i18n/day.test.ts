import { expect, test } from 'vitest'
import { formatDay } from './day.ts'

const now = new Date(2026, 10, 20, 9, 30).getTime()
const at = (month: number, day: number, year = 2026) => new Date(year, month - 1, day, 12).toISOString()

test('a day of this year is told without the year', () => {
  expect(formatDay(at(11, 9), now, 'en')).toBe('9 November')
  expect(formatDay(at(11, 9), now, 'es')).toBe('9 de noviembre')
})

test('a day of another year names the year', () => {
  expect(formatDay(at(12, 31, 2025), now, 'en')).toBe('31 December 2025')
  expect(formatDay(at(12, 31, 2025), now, 'de')).toBe('31. Dezember 2025')
})
