import { expect, test } from 'vitest'
import {
  dayIn,
  findDistance,
  formatBeginning,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  formatShortDay,
  formatTime,
} from './day.ts'
import { type Language, languages } from './languages.ts'

const now = new Date(2026, 10, 20, 9, 30).getTime()
const at = (month: number, day: number, year = 2026) => new Date(year, month - 1, day, 12).toISOString()

test('a day of this year is written without the year', () => {
  expect(formatDay(at(11, 9), now, 'en')).toBe('9 November')
  expect(formatDay(at(11, 9), now, 'es')).toBe('9 de noviembre')
})

test('the first of a month is the premier in French', () => {
  expect(formatDay(at(12, 1), now, 'fr')).toBe('1er décembre')
  expect(formatDay(at(12, 11), now, 'fr')).toBe('11 décembre')
})

test('an Italian day begins with a word that no article has to be changed for', () => {
  expect(formatDay(at(12, 8), now, 'it')).toBe('martedì 8 dicembre')
  expect(formatDate(Date.UTC(2026, 11, 11), 'it', { timeZone: 'UTC' })).toBe('venerdì 11 dicembre 2026')
})

test('a day has its year, and its time of day where it is asked for', () => {
  expect(formatDate(Date.UTC(2026, 11, 1, 14, 5), 'en', { timeZone: 'UTC' })).toBe('1 December 2026')
  const withTime = formatDate(Date.UTC(2026, 11, 1, 14, 5), 'fr', { timeZone: 'UTC', timeStyle: 'short' })
  expect(withTime).toMatch(/^1er décembre 2026 à 14:05$/)
})

test('a day of another year names the year', () => {
  expect(formatDay(at(12, 31, 2025), now, 'en')).toBe('31 December 2025')
  expect(formatDay(at(12, 31, 2025), now, 'de')).toBe('31. Dezember 2025')
})

test('a distance counts in calendar days, not in hours', () => {
  expect(findDistance(new Date(2026, 10, 20, 0).toISOString(), now, 'en')).toBe('today')
  expect(findDistance(new Date(2026, 10, 19, 23).toISOString(), now, 'en')).toBe('yesterday')
  expect(findDistance(at(11, 17), now, 'en')).toBe('3 days ago')
  expect(findDistance(at(11, 14), now, 'de')).toBe('vor 6 Tagen')
})

test('after a week the date says more', () => {
  expect(findDistance(at(11, 13), now, 'en')).toBeUndefined()
})

test('a moment ahead of the own clock is today', () => {
  expect(findDistance(at(11, 21), now, 'it')).toBe('oggi')
})

test('a moment of a log has the day first in every language', () => {
  const moment = new Date(2026, 10, 21, 4, 13).toISOString()
  expect(formatDateTime(moment, 'en')).toBe('21 Nov 2026, 04:13')
  expect(formatDateTime(moment, 'de')).toBe('21.11.2026, 04:13')
  expect(formatDateTime(at(12, 1), 'fr')).toBe('1er déc. 2026, 12:00')
})

test('the beginning of a time has the Italian preposition for its number', () => {
  const write = (day: number, language: Language) =>
    formatBeginning(Date.UTC(2026, 10, day), language, { timeZone: 'UTC' })
  expect([29, 8, 11, 1, 18].map((day) => write(day, 'it'))).toEqual([
    'dal 29 novembre 2026',
    'dall’8 novembre 2026',
    'dall’11 novembre 2026',
    'dal 1º novembre 2026',
    'dal 18 novembre 2026',
  ])
  expect(languages.filter((language) => language !== 'it').map((language) => write(1, language))).toEqual([
    '1 November 2026',
    '1er novembre 2026',
    '1 de noviembre de 2026',
    '1. November 2026',
  ])
})

test('a short day is the premier in French, and has the weekday first in Italian only on request', () => {
  expect(formatShortDay(Date.UTC(2026, 11, 1), 'fr', { timeZone: 'UTC' })).toBe('1er déc.')
  expect(formatShortDay(Date.UTC(2026, 11, 8), 'it', { timeZone: 'UTC' })).toBe('8 dic')
  expect(formatShortDay(Date.UTC(2024, 11, 15), 'en', { timeZone: 'UTC', year: 'numeric' })).toBe('15 Dec 2024')
  expect(formatShortDay(Date.UTC(2026, 10, 21), 'en', { timeZone: 'UTC', weekday: 'short' })).toBe('Sat 21 Nov')
})

test('a time of day has 24 hours in every language', () => {
  const afternoon = Date.UTC(2026, 10, 21, 14, 5)
  for (const language of languages) expect(formatTime(afternoon, language, { timeZone: 'UTC' })).toBe('14:05')
  expect(formatTime(Date.UTC(2026, 10, 21), 'en', { timeZone: 'UTC', timeZoneName: 'short' })).toBe('00:00 UTC')
})

test('a day without a time zone is the same everywhere', () => {
  expect(formatCalendarDay('2026-12-10', 'en')).toBe('Thursday 10 December')
  expect(formatCalendarDay('2026-12-01', 'fr')).toBe('mardi 1er décembre')
})

test('the date at a moment depends on the time zone', () => {
  const moment = Date.UTC(2026, 11, 1, 23, 30)
  expect(dayIn('Europe/Rome', moment)).toBe('2026-12-02')
  expect(dayIn('America/New_York', moment)).toBe('2026-12-01')
})

test('a range of days has no zero before a day, in any language', () => {
  const range = (from: [number, number], to: [number, number]) =>
    languages.map((language) =>
      formatDays(Date.UTC(2026, from[0] - 1, from[1]), Date.UTC(2026, to[0] - 1, to[1]), language, { timeZone: 'UTC' }),
    )
  expect(range([12, 5], [12, 8])).toContain('5–8 dicembre')
  for (const text of [...range([12, 5], [12, 8]), ...range([5, 28], [6, 1])]) expect(text).not.toMatch(/\b0\d/)
})
