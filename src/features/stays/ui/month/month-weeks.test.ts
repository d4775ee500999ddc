import { expect, test } from 'vitest'
import type { PlacedStay } from '../stay-groups.ts'
import { addMonths, barsOf, dayOfKey, weeksOf } from './month-weeks.ts'

function given(bookId: string, arrival: string, departure: string, state = 'expected'): PlacedStay {
  const stay = { bookId, arrival, departure, state, arrivalTime: null, departureTime: null }
  const book = { id: bookId, arrivalTime: '15:00', departureTime: '09:00' }
  return { stay, book } as PlacedStay
}

const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']

test('keys lead from day to day, over the ends of weeks, months and years', () => {
  const lead = (key: string) => dayOfKey(key, '2026-12-31')
  expect(lead('ArrowLeft')).toBe('2026-12-30')
  expect(lead('ArrowRight')).toBe('2027-01-01')
  expect(lead('ArrowUp')).toBe('2026-12-24')
  expect(lead('ArrowDown')).toBe('2027-01-07')
  expect(lead('Home')).toBe('2026-12-28')
  expect(lead('End')).toBe('2027-01-03')
  expect(lead('PageUp')).toBe('2026-11-01')
  expect(lead('PageDown')).toBe('2027-01-01')
  expect(lead('Tab')).toBeUndefined()
})

test('a month has whole weeks from Monday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks[0]).toEqual(week)
  expect(weeks).toHaveLength(5)
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03')
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('months are counted over the end of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('bars run from hour to hour, so a day of turnover has a gap', () => {
  const bars = barsOf(week, [given('a', '2026-11-27', '2026-12-01'), given('a', '2026-12-01', '2026-12-08')], ['a'])

  expect(bars).toMatchObject([
    { from: 0, to: 1.375, begins: false, ends: true, lane: 0 },
    { from: 1.625, to: 7, begins: true, ends: false, lane: 0 },
  ])
})

test('each book has a lane, stays that overlap have several, and cancelled ones have none', () => {
  const stays = [
    given('b', '2026-12-01', '2026-12-03'),
    given('b', '2026-12-02', '2026-12-04'),
    given('a', '2026-12-02', '2026-12-04'),
    given('a', '2026-12-05', '2026-12-06', 'cancelled'),
    given('a', '2026-12-12', '2026-12-14'),
  ]
  expect(barsOf(week, stays, ['a', 'b']).map(({ placed, lane }) => [placed.stay.bookId, lane])).toEqual([
    ['b', 1],
    ['b', 2],
    ['a', 0],
  ])
})

test('an unclear line has a bar by the hours of its book', () => {
  const { stay, book } = given('a', '2026-12-01', '2026-12-03')
  const bars = barsOf(week, [{ stay: { ...stay, id: 'question' }, book, isUnclear: true }], ['a'])

  expect(bars).toMatchObject([{ from: 1.625, to: 3.375, lane: 0 }])
})
