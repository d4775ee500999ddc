import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hour, minute } from '#platform/clock.ts'
import { clockChangeStays } from '#test/clock-change-stays.ts'
import { defaultStaySettings } from '../../shared/stay.ts'
import { instantOf } from '../house-time.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { windowOf } from '../stays/stay-window.ts'
import { readStayFacts } from './read-stay-facts.ts'

const token = 'A'.repeat(22)
const codes = { code: '0417', spareCodes: ['7730'], spareCodesLeft: 1 }
const stay: Stay = {
  id: 'stay',
  bookId: 'book',
  arrival: '2026-05-15',
  departure: '2026-05-19',
  arrivalTime: null,
  departureTime: null,
  source: 'manual',
  label: '',
  language: null,
  codeSealed: null,
  codeSetAt: null,
  codeToldAt: null,
  codeBeforeSealed: null,
  isCodeBeforeUsed: false,
  isCodeRemoved: false,
  keepsCode: false,
  tokenSealed: null,
  cancelledAt: null,
  endSeenAt: null,
  removedAt: null,
  seenAt: null,
  codeConfirmedAt: null,
  spareCodesSealed: null,
  spareCodesShown: 0,
  unconfirmedToldAt: null,
  arrivedAt: null,
  departedAt: null,
  calendarId: null,
  revision: 1,
  createdAt: 0,
}
const settings: StaySettings = {
  ...defaultStaySettings,
  bookId: 'book',
  timeZone: 'Europe/Rome',
  codeMode: 'personal',
  spareCodesSealed: '',
  spareSightsSealed: null,
  lockCodeSealed: null,
  cleanerTokenSealed: null,
  revision: 1,
}

const read = (nowMs: number, changes: Partial<Stay> = {}, house: Partial<StaySettings> = {}) =>
  readStayFacts(
    { stay: { ...stay, ...changes }, settings: { ...settings, ...house }, guestsUntil: null, token },
    codes,
    nowMs,
  )
const at = (iso: string) => Date.parse(iso)

test('10,000 stays in twelve zones around both clock changes: codes are in the facts inside the window alone', () => {
  fc.assert(
    fc.property(clockChangeStays, ({ times, house }) => {
      const { releaseAt, endsAt } = windowOf({ ...stay, ...times }, { ...settings, ...house })
      // Arrival and departure within one hour, while the clock is set forward.
      if (endsAt <= releaseAt) return
      const codesAt = (moment: number) => {
        const { facts } = read(moment, times, house)
        return [facts.code, ...facts.spareCodes]
      }
      for (const moment of [releaseAt - 1, releaseAt - hour, endsAt, endsAt + hour]) {
        expect(codesAt(moment)).toEqual([null])
      }
      for (const moment of [releaseAt, endsAt - 1]) expect(codesAt(moment)).toEqual(['0417', '7730'])
    }),
    { numRuns: 10_000 },
  )
})

test('a cached page expires before anything that the clock changes', () => {
  fc.assert(
    fc.property(clockChangeStays, fc.double({ min: -0.5, max: 1.5, noNaN: true }), ({ times, house }, share) => {
      const { releaseAt, endsAt } = windowOf({ ...stay, ...times }, { ...settings, ...house })
      const moment = Math.round(releaseAt + share * (endsAt - releaseAt))
      const { facts, changesAt } = read(moment, times, house)
      if (changesAt === null) {
        expect(facts.state).toBe('over')
        return
      }
      expect(changesAt).toBeGreaterThan(moment)
      for (const later of [moment + (changesAt - moment) / 2, changesAt - 1]) {
        expect(read(Math.floor(later), times, house).facts).toEqual(facts)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('leaving comes first from 18:00 on the day before, in the time of the house', () => {
  const evening = instantOf('2026-05-18', '18:00', 'Europe/Rome')
  expect(read(evening - 1).facts.isLastEvening).toBe(false)
  expect(read(evening).facts.isLastEvening).toBe(true)
  expect(read(at('2026-05-19T10:00:00Z')).facts).toMatchObject({ isLastEvening: false, state: 'over' })
})

test('guests of one night find the door first until they are in, or until midnight', () => {
  const night = { departure: '2026-05-16' }
  const isLast = (iso: string, changes: Partial<Stay> = {}) =>
    read(at(iso), { ...night, ...changes }).facts.isLastEvening
  const arrivedAt = at('2026-05-15T13:30:00Z')
  expect([isLast('2026-05-15T21:00:00Z'), isLast('2026-05-15T21:59:59Z'), isLast('2026-05-15T22:00:00Z')]).toEqual([
    false,
    false,
    true,
  ])
  expect([isLast('2026-05-15T15:59:59Z', { arrivedAt }), isLast('2026-05-15T16:00:00Z', { arrivedAt })]).toEqual([
    false,
    true,
  ])
  const late = { arrivalTime: '23:00', arrivedAt: at('2026-05-15T21:05:00Z') }
  expect([isLast('2026-05-15T22:59:59Z', late), isLast('2026-05-15T23:00:00Z', late)]).toEqual([false, true])
})

test('the release and the end are shown in the time of the house', () => {
  const { facts } = read(at('2026-05-01T00:00:00Z'))
  expect(facts.release).toEqual({ date: '2026-05-14', time: '15:00' })
  expect(facts.end).toEqual({ date: '2026-05-19', time: '12:00' })
  expect(facts.endsAt).toBe(at('2026-05-19T10:00:00Z'))
})

test('a tap can be taken back for ten seconds, and is shown on its day', () => {
  const arrivedAt = at('2026-05-15T14:00:00Z')
  const tapAt = (moment: number) => read(moment, { arrivedAt }).facts.arrived
  expect(read(arrivedAt, { arrivedAt }).changesAt).toBe(arrivedAt + 10_000)
  expect(tapAt(arrivedAt + 9_999)).toMatchObject({ isFresh: true, isOfToday: true })
  expect(tapAt(arrivedAt + 10_000)).toMatchObject({ isFresh: false, isOfToday: true })
  expect(tapAt(arrivedAt + 8 * hour + minute)).toMatchObject({ isOfToday: false })
})

test('a stay that waits for its host has no code, and a cancelled one is over', () => {
  const inside = at('2026-05-16T00:00:00Z')
  expect(read(inside, {}, { seenGate: true }).facts).toMatchObject({ state: 'waiting', code: null, spareCodes: [] })
  expect(read(inside, {}, { codeMode: 'shared' }).facts).toMatchObject({ state: 'shown', code: null })
  expect(read(inside, { cancelledAt: 1 }).facts).toMatchObject({ state: 'over', code: null, spareCodes: [] })
})
