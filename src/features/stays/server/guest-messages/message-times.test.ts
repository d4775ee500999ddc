import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import type { House } from '../house-time.ts'
import { messageStateAt, messageTimesOf } from './message-times.ts'

const rome: House = { timeZone: 'Europe/Rome', arrivalTime: '15:00', departureTime: '10:00' }
const created = Date.parse('2026-01-02T12:00:00Z')

function timesOf(
  stay: { arrival: string; departure: string; arrivalTime?: string; createdAt?: number; arrivedAt?: number },
  house = rome,
) {
  const times = messageTimesOf({ arrivalTime: null, departureTime: null, createdAt: created, ...stay }, house)
  return Object.fromEntries(times.map((time) => [time.moment, time]))
}
const stateOnAdding = (stay: { arrival: string; departure: string }, createdAt: number) => {
  const booking = timesOf({ ...stay, createdAt })['booking']
  if (!booking) throw new Error('no message')
  return messageStateAt(booking, createdAt)
}
const isoOf = (time: { dueAt: number } | undefined) => new Date(time?.dueAt ?? 0).toISOString()

test('hours are those of the house on both sides of a clock change', () => {
  const spring = timesOf({ arrival: '2026-03-29', departure: '2026-03-31' })
  expect(isoOf(spring['threeDays'])).toBe('2026-03-26T09:00:00.000Z')
  expect(isoOf(spring['arrivalMorning'])).toBe('2026-03-29T06:00:00.000Z')
  const autumn = timesOf({ arrival: '2026-10-25', departure: '2026-10-27' })
  expect(isoOf(autumn['threeDays'])).toBe('2026-10-22T08:00:00.000Z')
  expect(isoOf(autumn['arrivalMorning'])).toBe('2026-10-25T07:00:00.000Z')
})

test('guests who arrive late are asked the next morning, and one night has its check-out after the arrival', () => {
  const late = timesOf({ arrival: '2026-02-10', departure: '2026-02-12', arrivalTime: '22:00' })
  expect(isoOf(late['arrived'])).toBe('2026-02-11T09:00:00.000Z')
  const short = timesOf({ arrival: '2026-02-10', departure: '2026-02-11', arrivalTime: '22:00' })
  expect(isoOf(short['lastEvening'])).toBe('2026-02-10T23:00:00.000Z')
})

test('a message whose hour was before the stay was added is never due', () => {
  const createdAt = Date.parse('2026-02-10T10:00:00Z')
  const times = timesOf({ arrival: '2026-02-11', departure: '2026-02-13', createdAt })
  const threeDays = times['threeDays']
  if (!threeDays) throw new Error('no message')
  for (const at of [threeDays.dueAt, createdAt, createdAt + day]) expect(messageStateAt(threeDays, at)).toBe('past')
  const booking = times['booking']
  if (!booking) throw new Error('no message')
  expect(messageStateAt(booking, createdAt)).toBe('due')
  expect(messageStateAt(booking, createdAt + 3 * day)).toBe('past')
})

test('the message on booking is due until the day of the arrival begins in the house', () => {
  const stay = { arrival: '2026-02-11', departure: '2026-02-18' }
  const midnight = Date.parse('2026-02-10T23:00:00Z')
  expect(timesOf({ ...stay, createdAt: midnight - 4 * day })['booking']?.until).toBe(midnight - day)
  expect(timesOf({ ...stay, createdAt: midnight - 65 * hour })['booking']?.until).toBe(midnight)
})

test('the message before the arrival of a stay that is added too late for it is due until the departure', () => {
  const stay = { arrival: '2026-02-11', departure: '2026-02-18' }
  const threeDays = Date.parse('2026-02-08T09:00:00Z')
  const departure = Date.parse('2026-02-18T09:00:00Z')
  const tonight = Date.parse('2026-02-11T17:00:00Z')
  for (const createdAt of [threeDays, tonight, departure - hour]) {
    const times = timesOf({ ...stay, createdAt })
    expect(times['booking']).toMatchObject({ dueAt: createdAt, until: departure })
    expect(messageStateAt(times['threeDays'] ?? { moment: 'threeDays', dueAt: 0, until: 1 }, createdAt)).toBe('past')
  }
  const late = timesOf({ ...stay, createdAt: tonight })
  const due = Object.values(late).filter((time) => messageStateAt(time, tonight) === 'due')
  expect(due.map(({ moment }) => moment)).toEqual(['booking'])
  expect(stateOnAdding(stay, departure)).toBe('past')
  // They have opened their link.
  expect(timesOf({ ...stay, createdAt: tonight, arrivedAt: tonight + hour })['booking']?.until).toBe(tonight + hour)
})

test('a message is coming, due, and past', () => {
  const morning = timesOf({ arrival: '2026-02-10', departure: '2026-02-12' })['arrivalMorning']
  if (!morning) throw new Error('no message')
  const states = [-1, 0, 7 * hour - 1, 7 * hour].map((after) => messageStateAt(morning, morning.dueAt + after))
  expect(states).toEqual(['coming', 'due', 'due', 'past'])
})
