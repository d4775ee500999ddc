import fc from 'fast-check'
import { day } from '#platform/clock.ts'

/** Twelve zones with the dates of both clock changes of 2026, or ordinary dates where there are none. */
const zones = [
  ['Europe/Rome', '2026-03-29', '2026-10-25'],
  ['Europe/London', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['America/Los_Angeles', '2026-03-08', '2026-11-01'],
  ['America/Santiago', '2026-04-05', '2026-09-06'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  ['Pacific/Auckland', '2026-04-05', '2026-09-27'],
  ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ['Asia/Kolkata', '2026-03-29', '2026-10-25'],
  ['Asia/Tokyo', '2026-03-29', '2026-10-25'],
  ['Pacific/Kiritimati', '2026-03-29', '2026-10-25'],
  ['Pacific/Niue', '2026-03-29', '2026-10-25'],
] as const

const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

/** Dates and hours of stays that begin from four days before to two days after a clock change, with their zone. */
export const clockChangeStays = fc
  .record({
    zone: fc.constantFrom(...zones),
    change: fc.constantFrom(1, 2),
    shift: fc.integer({ min: -4, max: 2 }),
    nights: fc.integer({ min: 1, max: 4 }),
    arrivalTime: fc.option(time),
    departureTime: fc.option(time),
    releaseHours: fc.integer({ min: 0, max: 168 }),
    bufferHours: fc.integer({ min: 0, max: 24 }),
  })
  .map(({ zone, change, shift, nights, arrivalTime, departureTime, ...hours }) => {
    const arrival = dayAfter(zone[change], shift)
    const times = { arrival, departure: dayAfter(arrival, nights), arrivalTime, departureTime }
    return { times, house: { timeZone: zone[0], ...hours } }
  })
