import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { clockChangeStays } from '#test/clock-change-stays.ts'
import { defaultStaySettings } from '../../shared/stay.ts'
import { instantOf } from '../house-time.ts'
import { type ReleaseFacts, type ReleaseSettings, secretsStateAt, stateAt, windowOf } from './stay-window.ts'

const settings: ReleaseSettings = { ...defaultStaySettings, timeZone: 'Europe/Rome' }
const stay: ReleaseFacts = {
  arrival: '2026-05-15',
  departure: '2026-05-18',
  arrivalTime: null,
  departureTime: null,
  cancelledAt: null,
  seenAt: null,
  codeConfirmedAt: null,
  keepsCode: false,
}
const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString()

describe('the window of a stay', () => {
  test('begins hours before arrival and ends hours after departure, in the time of the house', () => {
    const { releaseAt, arrivesAt, departsAt, endsAt } = windowOf(stay, settings)
    expect([releaseAt, arrivesAt, departsAt, endsAt].map(iso)).toEqual([
      '2026-05-14T13:00:00.000Z',
      '2026-05-15T13:00:00.000Z',
      '2026-05-18T08:00:00.000Z',
      '2026-05-18T10:00:00.000Z',
    ])
  })

  test('uses the hours of the stay itself if it has any', () => {
    const { arrivesAt, departsAt } = windowOf({ ...stay, arrivalTime: '22:30', departureTime: '06:15' }, settings)
    expect([arrivesAt, departsAt].map(iso)).toEqual(['2026-05-15T20:30:00.000Z', '2026-05-18T04:15:00.000Z'])
  })

  test('counts elapsed hours across a clock change', () => {
    const spring = { ...stay, arrival: '2026-03-29', departure: '2026-03-30' }
    // 24 elapsed hours before 15:00 summer time are 14:00 winter time of the day before.
    expect(iso(windowOf(spring, settings).releaseAt)).toBe('2026-03-28T13:00:00.000Z')
    const autumn = { ...stay, arrival: '2026-10-25', departure: '2026-10-26' }
    expect(iso(windowOf(autumn, settings).releaseAt)).toBe('2026-10-24T14:00:00.000Z')
  })

  test('a skipped hour moves forward, and of an hour that occurs twice the first counts', () => {
    expect(iso(instantOf('2026-03-29', '02:30', 'Europe/Rome'))).toBe('2026-03-29T01:30:00.000Z')
    expect(iso(instantOf('2026-10-25', '02:30', 'Europe/Rome'))).toBe('2026-10-25T00:30:00.000Z')
  })
})

/** With everything else that the release of secrets depends on. */
const stays = fc
  .record({
    span: clockChangeStays,
    facts: fc.record({ codeConfirmedAt: fc.option(fc.constant(1)), seenAt: fc.option(fc.constant(1)) }),
    house: fc.record({ codeMode: fc.constantFrom('fixed', 'personal', 'shared'), seenGate: fc.boolean() }),
  })
  .map(({ span, facts, house }): { facts: ReleaseFacts; house: ReleaseSettings } => ({
    facts: { ...stay, ...span.times, ...facts },
    house: { ...settings, ...span.house, ...house, arrivalTime: '15:00', departureTime: '10:00' },
  }))

/** The instant of a local time, found by formatting instants and not by computing with offsets. */
function showsLocalTime(instant: number, date: string, clock: string, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  return format.format(instant) === `${date} ${clock}`
}

describe('10,000 stays in twelve zones around the clock changes', () => {
  test('no secret is shown outside of the window, and none is withheld inside', () => {
    fc.assert(
      fc.property(stays, ({ facts, house }) => {
        const { releaseAt, arrivesAt, departsAt, endsAt } = windowOf(facts, house)
        expect(arrivesAt - releaseAt).toBe(house.releaseHours * hour)
        expect(endsAt - departsAt).toBe(house.bufferHours * hour)
        const needsSeen = house.seenGate && facts.seenAt === null
        const needsChange = house.codeMode === 'shared' && facts.codeConfirmedAt === null
        for (const nowMs of [releaseAt, endsAt - 1]) {
          const shown = secretsStateAt(facts, house, nowMs)
          expect(shown.state).toBe(needsSeen ? 'waiting' : 'shown')
          expect(shown.codeState).toBe(needsSeen || needsChange ? 'waiting' : 'shown')
        }
        for (const nowMs of [releaseAt - 1, endsAt]) {
          const hidden = secretsStateAt(facts, house, nowMs)
          expect([hidden.state, hidden.codeState]).not.toContain('shown')
        }
      }),
      { numRuns: 10_000 },
    )
  })

  test('the hours of arrival are those of a clock in the house, but for the hour that is skipped', () => {
    fc.assert(
      fc.property(stays, ({ facts, house }) => {
        const { arrivesAt } = windowOf(facts, house)
        const clock = facts.arrivalTime ?? house.arrivalTime
        const isSkipped = !Array.from(
          { length: 29 },
          (_, index) => Date.parse(`${facts.arrival}T${clock}Z`) + (index - 14) * hour,
        )
          .flatMap((instant) => [instant, instant + hour / 2])
          .some((instant) => showsLocalTime(instant, facts.arrival, clock, house.timeZone))
        expect(isSkipped || showsLocalTime(arrivesAt, facts.arrival, clock, house.timeZone)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the state of a stay', () => {
  test('follows the clock of the house', () => {
    expect(stateAt(stay, settings, at('2026-05-15T12:59:59.999Z'))).toBe('expected')
    expect(stateAt(stay, settings, at('2026-05-15T13:00:00Z'))).toBe('inHouse')
    expect(stateAt(stay, settings, at('2026-05-18T08:00:00Z'))).toBe('departed')
    expect(stateAt({ ...stay, cancelledAt: 1 }, settings, at('2026-05-16T00:00:00Z'))).toBe('cancelled')
  })
})

describe('the secrets of a stay', () => {
  const inside = at('2026-05-16T00:00:00Z')

  test('are over when it is cancelled, even inside the window', () => {
    expect(secretsStateAt({ ...stay, cancelledAt: 1 }, settings, inside)).toMatchObject({
      state: 'over',
      codeState: 'over',
    })
  })

  test('the code alone waits for the change of a shared code, unless the stay keeps a code', () => {
    const shared: ReleaseSettings = { ...settings, codeMode: 'shared' }
    expect(secretsStateAt(stay, shared, inside)).toMatchObject({
      state: 'shown',
      codeState: 'waiting',
      waitsFor: 'codeChange',
    })
    expect(secretsStateAt({ ...stay, codeConfirmedAt: 1 }, shared, inside)).toMatchObject({
      codeState: 'shown',
      waitsFor: null,
    })
    expect(secretsStateAt({ ...stay, keepsCode: true }, shared, inside)).toMatchObject({
      codeState: 'shown',
      waitsFor: null,
    })
  })

  test('all of them wait until the host has seen the guests, if she wants that', () => {
    const gated: ReleaseSettings = { ...settings, seenGate: true }
    expect(secretsStateAt(stay, gated, inside)).toMatchObject({
      state: 'waiting',
      codeState: 'waiting',
      waitsFor: 'seen',
    })
    expect(secretsStateAt({ ...stay, seenAt: 1 }, gated, inside)).toMatchObject({ state: 'shown', codeState: 'shown' })
  })

  test('with the gate and a shared code, both are waited for, and from the release on the gate comes first', () => {
    const both: ReleaseSettings = { ...settings, codeMode: 'shared', seenGate: true }
    const { releaseAt } = windowOf(stay, both)
    const unmet = { needsChange: true, needsSeen: true }
    expect(secretsStateAt(stay, both, releaseAt - 1)).toMatchObject({ waitsFor: 'codeChange', ...unmet })
    expect(secretsStateAt(stay, both, releaseAt)).toMatchObject({ waitsFor: 'seen', state: 'waiting', ...unmet })
    expect(secretsStateAt({ ...stay, seenAt: 1 }, both, releaseAt)).toMatchObject({ waitsFor: 'codeChange' })
    expect(secretsStateAt({ ...stay, codeConfirmedAt: 1 }, both, 0)).toMatchObject({ waitsFor: 'seen' })
  })

  test('change next at release, arrival and end', () => {
    const next = (nowMs: number) => secretsStateAt(stay, settings, nowMs).changesAt
    const { releaseAt, arrivesAt, endsAt } = windowOf(stay, settings)
    expect([next(0), next(releaseAt), next(arrivesAt), next(endsAt)]).toEqual([releaseAt, arrivesAt, endsAt, null])
  })
})
