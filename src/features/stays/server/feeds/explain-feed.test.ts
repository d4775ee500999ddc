import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '#test/property-runs.ts'
import { defaultHours } from '../house-time.ts'
import { explainFeed, type FeedExplanation } from './explain-feed.ts'
import { airbnb, booking, days, feedSamples, sampleNow, sampleZone } from './feed-samples.ts'
import { largestFeed, mostEvents } from './feed-text.ts'

const house = { timeZone: sampleZone, ...defaultHours }
const minute = 60_000

/** Runs polls one after the other, the first at `begin`. */
function poll(
  feeds: readonly (string | Uint8Array)[],
  { begin = sampleNow, every = 15 }: { begin?: string; every?: number } = {},
): FeedExplanation {
  const at = Date.parse(begin)
  return explainFeed(
    feeds.map((feed, index) => ({ bytes: Buffer.from(feed), atMs: at + index * every * minute })),
    house,
  )
}

/** `uid state`, in the order of arrival. */
const states = ({ stays }: FeedExplanation) => stays.map(({ uid, state }) => `${uid} ${state}`)
const times = (count: number, feed: string) => Array.from({ length: count }, () => feed)

test.each(feedSamples)('$name', ({ feed, stays, ignored = 0, ask = 0, verdict = 'ok' }) => {
  const found = poll([feed])

  expect(found).toMatchObject({ verdict, ignored, ask })
  expect(found.stays.map(({ arrival, departure }) => `${arrival} ${departure}`)).toEqual(stays)
})

test('a booking that loses its name is still the stay that it was', () => {
  const named = booking(days(15, 18, 'a', 'CLOSED - Rossi'), days(28, 30, 'b', 'CLOSED - Conti'))
  const found = poll(times(20, named.replace('CLOSED - Rossi', 'CLOSED - Not available')).toSpliced(0, 1, named))

  expect(states(found)).toEqual(['a expected', 'b expected'])
  expect(found.ask).toBe(0)
})

test('a stay follows the clock of the house', () => {
  const feed = airbnb(days(15, 18, 'a'))
  const at = (begin: string) => states(poll([feed], { begin }))

  expect(at('2026-05-15T12:59:00Z')).toEqual(['a expected'])
  expect(at('2026-05-15T13:00:00Z')).toEqual(['a inHouse'])
  expect(at('2026-05-18T07:59:00Z')).toEqual(['a inHouse'])
  expect(at('2026-05-18T08:00:00Z')).toEqual(['a departed'])
})

describe('a booking that is gone', () => {
  const both = airbnb(days(15, 18, 'a'), days(20, 22, 'b'))
  const one = airbnb(days(20, 22, 'b'))

  test('ends after three polls over two hours', () => {
    expect(states(poll([both, one, one, one], { every: 60 }))).toEqual(['a cancelled', 'b expected'])
    expect(states(poll([both, one, one], { every: 60 }))).toEqual(['a expected', 'b expected'])
    expect(states(poll([both, ...times(8, one)]))).toEqual(['a expected', 'b expected'])
    expect(states(poll([both, ...times(9, one)]))).toEqual(['a cancelled', 'b expected'])
  })

  test('polls that cannot be read do not count', () => {
    const polls = [both, one, '', '<html>', airbnb().slice(0, 60), one]
    expect(states(poll(polls, { every: 60 }))).toEqual(['a expected', 'b expected'])
    expect(states(poll([...polls, one], { every: 60 }))).toEqual(['a cancelled', 'b expected'])
  })

  test('starts again when it was back in between', () => {
    expect(states(poll([both, one, one, both, one, one], { every: 60 }))).toEqual(['a expected', 'b expected'])
  })

  test('counts as gone when the calendar says that it is cancelled', () => {
    const cancelled = airbnb(days(15, 18, 'a', 'Reserved', ['STATUS:CANCELLED']), days(20, 22, 'b'))
    expect(states(poll([both, cancelled, cancelled, cancelled], { every: 60 }))).toEqual(['a cancelled', 'b expected'])
  })

  test('never ends while its guests are in the house', () => {
    const begin = '2026-05-16T10:00:00Z'
    expect(states(poll([both, ...times(30, one)], { begin, every: 60 }))).toEqual(['a inHouse', 'b expected'])
  })

  test('has departed, not been cancelled, once its time is over', () => {
    const begin = '2026-05-18T06:00:00Z'
    expect(states(poll([both, ...times(5, one)], { begin, every: 60 }))).toEqual(['a departed', 'b expected'])
  })

  test('is expected again when the calendar has it again', () => {
    expect(states(poll([both, one, one, one, both], { every: 60 }))).toEqual(['a expected', 'b expected'])
  })
})

describe('a valid calendar that lacks all stays at once', () => {
  const full = airbnb(days(8, 12, 'now'), days(15, 18, 'a'), days(20, 22, 'b'))

  test('ends none of them, however long it lasts', () => {
    const found = poll([full, ...times(100, airbnb())], { every: 60 })
    expect(found.verdict).toBe('ok')
    expect(states(found).slice(1)).toEqual(['a expected', 'b expected'])
  })

  test('ends none of them while a running or a departed stay is still in it', () => {
    const running = airbnb(days(8, 12, 'now'))
    expect(states(poll([full, ...times(60, running)], { every: 60 }))).toEqual([
      'now departed',
      'a expected',
      'b expected',
    ])
  })

  test('is trusted again once other stays are back', () => {
    const back = airbnb(days(20, 22, 'b'))
    expect(states(poll([full, airbnb(), back, back], { every: 60 })).slice(1)).toEqual(['a expected', 'b expected'])
    expect(states(poll([full, airbnb(), back, back, back], { every: 60 })).slice(1)).toEqual([
      'a cancelled',
      'b expected',
    ])
  })
})

describe('a booking that changes', () => {
  test('moves with its number', () => {
    const found = poll([airbnb(days(15, 18, 'a')), airbnb(days(16, 20, 'a'))])
    expect(found.stays).toEqual([{ arrival: '2026-05-16', departure: '2026-05-20', uid: 'a', state: 'expected' }])
  })

  test('is extended and shortened while its guests are in the house', () => {
    expect(poll([airbnb(days(8, 12, 'a')), airbnb(days(8, 14, 'a'))]).stays[0]).toMatchObject({
      departure: '2026-05-14',
    })
    expect(poll([airbnb(days(8, 12, 'a')), airbnb(days(8, 11, 'a'))]).stays[0]).toMatchObject({
      departure: '2026-05-11',
    })
  })

  test('under a new number with the same dates, the host is asked, and the stay goes on', () => {
    const found = poll([airbnb(days(15, 18, 'a')), ...times(12, airbnb(days(15, 18, 'b')))])
    expect(states(found)).toEqual(['a expected'])
    expect(found.ask).toBe(1)
  })

  test('a new booking with other dates is no longer asked about, and the old one ends', () => {
    const others = days(28, 30, 'z')
    const moved = airbnb(days(20, 26, 'b'), others)
    const found = poll([airbnb(days(15, 18, 'a'), others), airbnb(days(15, 18, 'b'), others), ...times(3, moved)], {
      every: 60,
    })
    expect(states(found)).toEqual(['a cancelled', 'b expected', 'z expected'])
    expect(found.ask).toBe(0)
  })

  test('a booking that replaced a cancelled one is a stay of its own', () => {
    const others = days(28, 30, 'z')
    const gone = airbnb(others)
    const back = airbnb(days(15, 18, 'b'), others)
    const found = poll([airbnb(days(15, 18, 'a'), others), back, gone, gone, gone, back], { every: 60 })
    expect(states(found)).toEqual(['a cancelled', 'b expected', 'z expected'])
  })

  test('under a new number while its guests are in the house, the host is asked, and it is extended', () => {
    const found = poll([airbnb(days(8, 12, 'a')), airbnb(days(11, 12, 'b')), airbnb(days(11, 14, 'b'))])
    expect(found.stays).toEqual([{ arrival: '2026-05-08', departure: '2026-05-14', uid: 'a', state: 'inHouse' }])
    expect(found.ask).toBe(1)
  })

  test('under a new number of Booking.com each day, a running stay keeps its arrival', () => {
    const day = (first: number, uid: string) => booking(days(first, 12, uid, 'CLOSED - Rossi'))
    const found = poll([day(8, 'a'), day(10, 'b'), day(10, 'c')])
    expect(found.stays).toEqual([{ arrival: '2026-05-08', departure: '2026-05-12', uid: 'c', state: 'inHouse' }])
    expect(found.ask).toBe(0)
  })
})

describe('a booking with a new number whose arrival is near, without an answer', () => {
  const later = days(28, 30, 'z')
  /** In alphabetical order: stays with the same arrival have none. */
  const sorted = (found: FeedExplanation) => states(found).toSorted()
  const closed = 'CLOSED - Not available'
  /** Hourly polls: the first feed once, then the second. */
  const hourly = (begin: string, count: number, before: string, after: string) =>
    poll([before, ...times(count, after)], { begin, every: 60 })

  test('is a stay of its own from a day before the arrival, and the first one goes on', () => {
    const before = airbnb(days(15, 18, 'a'), later)
    const after = airbnb(days(15, 18, 'b'), later)
    const asked = hourly('2026-05-14T07:00:00Z', 5, before, after)
    expect(sorted(asked)).toEqual(['a expected', 'z expected'])
    expect(asked.ask).toBe(1)
    const parted = hourly('2026-05-14T07:00:00Z', 20, before, after)
    expect(sorted(parted)).toEqual(['a expected', 'b expected', 'z expected'])
    expect(parted.ask).toBe(1)
    expect(sorted(hourly('2026-05-15T07:00:00Z', 1, before, after))).toEqual(['a expected', 'b expected', 'z expected'])
  })

  test('also in a calendar of Booking.com, whose lines have no names', () => {
    const before = booking(days(15, 18, 'a', 'CLOSED - Rossi'), days(28, 30, 'z', 'CLOSED - Conti'))
    const after = booking(days(15, 18, 'b', closed), days(28, 30, 'z', closed))
    const parted = hourly('2026-05-14T14:00:00Z', 6, before, after)
    expect(sorted(parted)).toEqual(['a expected', 'b expected', 'z expected'])
    expect(parted.ask).toBe(1)
  })

  test('counts by the first of both arrivals, and neither ends while the other one is there', () => {
    const before = airbnb(days(20, 22, 'a'), later)
    const after = airbnb(days(11, 22, 'b'), later)
    const found = hourly(sampleNow, 40, before, after)
    expect(sorted(found)).toEqual(['a expected', 'b inHouse', 'z expected'])
    expect(found.ask).toBe(1)
  })

  test('each of two that get new numbers is a stay of its own', () => {
    const before = airbnb(days(11, 12, 'a'), days(11, 13, 'c'), later)
    const after = airbnb(days(11, 12, 'b'), days(11, 13, 'd'), later)
    const found = hourly(sampleNow, 12, before, after)
    expect(sorted(found)).toEqual(['a expected', 'b expected', 'c expected', 'd expected', 'z expected'])
    expect(found.ask).toBe(2)
  })

  test('goes back to one stay when the first number is back, and both end when both are gone', () => {
    const before = airbnb(days(11, 13, 'a'), later)
    const after = airbnb(days(11, 13, 'b'), later)
    const at = (feeds: string[]) => poll(feeds, { begin: '2026-05-10T16:00:00Z', every: 60 })
    const back = at([before, after, after, ...times(3, before)])
    expect(sorted(back)).toEqual(['a expected', 'b cancelled', 'z expected'])
    expect(back.ask).toBe(0)
    const gone = at([before, after, after, ...times(4, airbnb(later))])
    expect(sorted(gone)).toEqual(['a cancelled', 'b cancelled', 'z expected'])
    expect(gone.ask).toBe(0)
  })

  test('takes the next number with the stay that has the last one', () => {
    const feeds = ['a', 'b', 'c'].map((uid) => airbnb(days(11, 13, uid), later))
    const found = poll(feeds, { begin: '2026-05-10T16:00:00Z', every: 60 })
    expect(found.stays.map(({ uid }) => uid).toSorted()).toEqual(['a', 'b', 'c', 'z'])
    expect(found.stays.every(({ state }) => state === 'expected')).toBe(true)
  })

  test('does not end while the host has not answered, whatever the last number is', () => {
    const feeds = ['a', 'b', ...Array.from({ length: 8 }, () => 'c')].map((uid) => airbnb(days(11, 13, uid), later))
    const found = poll(feeds, { begin: '2026-05-10T14:00:00Z', every: 60 })
    expect(sorted(found)).toEqual(['a expected', 'b expected', 'c expected', 'z expected'])
    expect(found.ask).toBe(2)
  })

  test('becomes at most two further stays, if the calendar gives it another number at each poll', () => {
    const feeds = Array.from({ length: 80 }, (_, index) => airbnb(days(11, 13, `u${index}`), later))
    const found = poll(feeds, { begin: '2026-05-09T20:00:00Z' })
    expect(sorted(found)).toEqual(['u0 expected', 'u68 expected', 'u79 expected', 'z expected'])
    expect(found.ask).toBe(2)
  })

  test('without a number it stays one stay: it could not be distinguished from others', () => {
    const bare = days(11, 13, 'x').filter((field) => !field.startsWith('UID'))
    const found = hourly(sampleNow, 12, airbnb(days(11, 13, 'a'), later), airbnb(bare, later))
    expect(sorted(found)).toEqual(['a expected', 'z expected'])
  })

  test('on the day of arrival others may have booked the night; later the nights are those of the guests in the house', () => {
    const before = airbnb(days(15, 18, 'a'), later)
    const after = airbnb(days(15, 18, 'b'), later)
    expect(sorted(hourly('2026-05-15T15:00:00Z', 2, before, after))).toEqual(['a inHouse', 'b inHouse', 'z expected'])
    expect(sorted(hourly('2026-05-16T08:00:00Z', 12, before, after))).toEqual(['a inHouse', 'z expected'])
    const moved = airbnb(days(16, 18, 'b'), later)
    expect(sorted(hourly('2026-05-16T08:00:00Z', 12, before, moved))).toEqual(['a inHouse', 'z expected'])
  })

  test('of guests in the house, one that begins on a later day is a stay of its own a day before', () => {
    const before = airbnb(days(8, 14, 'a'), later)
    const after = airbnb(days(12, 14, 'b'), later)
    expect(sorted(hourly(sampleNow, 20, before, after))).toEqual(['a inHouse', 'z expected'])
    const found = hourly(sampleNow, 30, before, after)
    expect(sorted(found)).toEqual(['a inHouse', 'b expected', 'z expected'])
    expect(found.stays[0]?.departure).toBe('2026-05-14')
    expect(found.ask).toBe(1)
  })
})

describe('a booking that vanishes as another one appears', () => {
  const later = days(28, 30, 'z')
  const hours = (count: number, before: string, after: string) => poll([before, ...times(count, after)], { every: 60 })

  test('is asked about and does not end while its guests are on their way', () => {
    const found = hours(12, airbnb(days(11, 14, 'a'), later), airbnb(days(12, 15, 'b'), later))
    expect(states(found)).toEqual(['a expected', 'b expected', 'z expected'])
    expect(found.ask).toBe(1)
  })

  test('goes on with the new departure if it is in the house, and the new one has begun', () => {
    const found = hours(12, airbnb(days(8, 12, 'a'), later), airbnb(days(10, 14, 'b'), later))
    expect(found.stays[0]).toEqual({ arrival: '2026-05-08', departure: '2026-05-14', uid: 'a', state: 'inHouse' })
    expect(states(found)).toEqual(['a inHouse', 'z expected'])
    expect(found.ask).toBe(1)
  })

  test('keeps its departure if the new one begins later', () => {
    const found = hours(12, airbnb(days(8, 13, 'a'), later), airbnb(days(12, 15, 'b'), later))
    expect(states(found)).toEqual(['a inHouse', 'b expected', 'z expected'])
    expect(found.stays[0]?.departure).toBe('2026-05-13')
    expect(found.ask).toBe(1)
  })

  test('ends as any other when its guests come much later, when several appear, or when the new one goes as well', () => {
    const far = hours(3, airbnb(days(15, 18, 'a'), later), airbnb(days(16, 19, 'b'), later))
    expect(states(far)).toEqual(['a cancelled', 'b expected', 'z expected'])
    const near = airbnb(days(11, 14, 'a'), later)
    const several = hours(3, near, airbnb(days(12, 15, 'b'), days(16, 19, 'c'), later))
    expect(states(several)).toEqual(['a cancelled', 'b expected', 'c expected', 'z expected'])
    const moved = airbnb(days(12, 15, 'b'), later)
    const gone = poll([near, moved, moved, ...times(3, airbnb(later))], { every: 60 })
    expect(states(gone)).toEqual(['a cancelled', 'b cancelled', 'z expected'])
    expect(gone.ask).toBe(0)
  })

  test('never ends, nor leaves earlier, near its arrival; and no new booking is hidden from the host', () => {
    const dates = (from: number, to: number) =>
      fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 4 })).map(([first, nights]) => ({
        first,
        last: first + nights,
      }))
    const near = dates(7, 11).filter(({ last }) => last > 11)
    fc.assert(
      fc.property(
        near,
        dates(9, 24),
        fc.boolean(),
        fc.integer({ min: 3, max: 12 }),
        (before, after, isAlone, polls) => {
          const rest = isAlone ? [] : [later]
          const found = hours(
            polls,
            airbnb(days(before.first, before.last, 'a'), ...rest),
            airbnb(days(after.first, after.last, 'b'), ...rest),
          )
          const stay = found.stays.find(({ uid }) => uid === 'a')
          expect(stay?.state).toMatch(/^(?:expected|inHouse)$/)
          expect(Number(stay?.departure.slice(-2))).toBeGreaterThanOrEqual(before.last)
          expect(found.ask === 1 || found.stays.some(({ uid }) => uid === 'b')).toBe(true)
        },
      ),
      { numRuns: runsOf(1_000) },
    )
  })
})

test('near an arrival, no booking of a calendar is without a stay, whatever numbers it has', () => {
  const booked = fc.record({
    first: fc.integer({ min: 10, max: 14 }),
    nights: fc.integer({ min: 1, max: 3 }),
    uid: fc.constantFrom('a', 'b', 'c'),
  })
  const feedOf = (bookings: readonly { first: number; nights: number; uid: string }[]) =>
    airbnb(...bookings.map(({ first, nights, uid }) => days(first, first + nights, uid)), days(28, 30, 'z'))
  const unique = fc.uniqueArray(booked, { selector: ({ uid }) => uid, minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(unique, { minLength: 2, maxLength: 5 }), fc.integer({ min: 0, max: 20 }), (polls, hours) => {
      const last = polls.at(-1) ?? []
      const begin = new Date(Date.parse('2026-05-09T00:00:00Z') + hours * 60 * minute).toISOString()
      const found = poll(polls.map(feedOf), { begin, every: 60 })
      const now = Date.parse(begin) + (polls.length - 1) * 60 * minute
      for (const { first, nights, uid } of last) {
        const arrival = Date.parse(`2026-05-${first}T13:00:00Z`)
        if (arrival <= now || arrival - now > 24 * 60 * minute) continue
        const dates = { arrival: `2026-05-${first}`, departure: `2026-05-${first + nights}` }
        expect(found.stays).toContainEqual({ ...dates, uid, state: 'expected' })
      }
    }),
    { numRuns: runsOf(1_000) },
  )
})

test('a calendar that is too large or has too many events changes nothing', () => {
  const many = Array.from({ length: mostEvents + 1 }, (_, index) => days(15, 18, `u${index}`))
  const padding = days(15, 18, 'a', 'Reserved', [`DESCRIPTION:${'x'.repeat(largestFeed)}`])
  expect(poll([airbnb(...many)]).verdict).toBe('unreadable')
  expect(poll([airbnb(padding)]).verdict).toBe('unreadable')
  expect(poll([`${'BEGIN:VCALENDAR\r\n'.repeat(60_000)}`]).verdict).toBe('unreadable')
})

test('a calendar with many time zones changes nothing', () => {
  const zoned = (count: number) =>
    airbnb(
      ...Array.from({ length: count }, (_, index) => [
        `DTSTART;TZID=Zone/${index}:20260515T150000`,
        `DTEND;TZID=Zone/${index}:20260518T100000`,
        `UID:${index}`,
        'SUMMARY:Conti',
      ]),
    )
  expect(poll([zoned(20)]).stays).toHaveLength(20)
  expect(poll([zoned(21)]).verdict).toBe('unreadable')
})

test('no change of a feed ends a running stay or fails', () => {
  const running = airbnb(days(8, 12, 'now'), days(15, 18, 'a'), days(20, 22, 'b'))
  const piece = fc.oneof(
    fc.constantFrom('BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR', '\r\n', ':', ';', '\r\n ', 'STATUS:CANCELLED', '"'),
    fc.string({ maxLength: 8 }),
  )
  const change = fc.record({ at: fc.nat(running.length), length: fc.nat(60), piece })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const spoilt = changes.reduce(
        (feed, { at, length, piece: text }) => feed.slice(0, at) + text + feed.slice(at + length),
        running,
      )
      const { stays } = poll([running, ...times(12, spoilt)])
      const now = stays.filter(({ state }) => state === 'inHouse')
      expect(now.some(({ arrival }) => arrival === '2026-05-08')).toBe(true)
    }),
    { numRuns: runsOf(1_000) },
  )
})
