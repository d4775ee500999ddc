import { expect, test } from 'vitest'
import { plainStayBook } from '#test/stay-book.ts'
import type { StayBook, StayOfBook } from '../shared/stay-contract.ts'
import { codeStateOf } from '../shared/stay-needs.ts'
import { posterTextOf } from './detail/code-poster.tsx'
import { lockTextOf, needTextOf } from './need-texts.ts'
import { findNeeds, groupStays, placeStays } from './stay-groups.ts'

const now = Date.parse('2026-12-01T10:24:00Z')

const book: StayBook = { ...plainStayBook, id: 'b', codeMode: 'personal', hasSecrets: true }

function given(change: Partial<StayOfBook> = {}): StayOfBook {
  return {
    id: change.arrival ?? 'a',
    bookId: 'b',
    bookName: 'Casa Bellavista',
    arrival: '2026-12-10',
    departure: '2026-12-13',
    arrivalTime: null,
    departureTime: null,
    source: 'manual',
    label: '',
    language: null,
    code: '0482',
    codeSetAt: null,
    codeDueAt: null,
    codeBefore: null,
    isCodeRemoved: false,
    state: 'expected',
    cancelledAt: null,
    hasUnseenEnd: false,
    waitsFor: null,
    needsCodeChange: false,
    needsSeen: false,
    link: 'https://benvenuto.example/s/abc',
    isLinkRevoked: false,
    releaseAt: '2026-12-09T14:00:00Z',
    endsAt: '2026-12-13T11:00:00Z',
    arrivedAt: null,
    departedAt: null,
    calendarId: null,
    ...change,
  }
}

const released = { releaseAt: '2026-11-30T14:00:00Z', endsAt: '2026-12-06T11:00:00Z' }

test('the state of a code follows its window, then what it waits for', () => {
  const stateOf = (change: Partial<StayOfBook>, hasSecrets = true) => codeStateOf(given(change), { hasSecrets }, now)

  expect(stateOf({})).toBe('waiting')
  expect(stateOf({}, false)).toBe('open')
  expect(stateOf(released)).toBe('shown')
  expect(stateOf({ ...released, waitsFor: 'codeChange' })).toBe('unconfirmed')
  expect(stateOf({ ...released, waitsFor: 'codeChange', state: 'inHouse' })).toBe('late')
  expect(stateOf({ ...released, waitsFor: 'seen' })).toBe('unseen')
  expect(stateOf({ waitsFor: 'codeChange' })).toBe('waiting')
  expect(stateOf({ ...released, endsAt: '2026-12-01T10:24:00Z' })).toBe('over')
  expect(stateOf({ state: 'cancelled' })).toBe('cancelled')
  expect(stateOf({ ...released, link: null, isLinkRevoked: true })).toBe('withdrawn')
  // The key that sealed the link was lost: guests can still open it.
  expect(stateOf({ ...released, link: null })).toBe('shown')
  expect(stateOf({ ...released, state: 'departed' })).toBe('shown')
  expect(stateOf({ ...released, state: 'departed', waitsFor: 'codeChange' })).toBe('over')
  expect(stateOf({ ...released, state: 'departed', waitsFor: 'seen' })).toBe('over')
})

test('stays are grouped by the date in the house', () => {
  const stays = [
    given(),
    given({ arrival: '2026-12-01', departure: '2026-12-06' }),
    given({ arrival: '2026-11-27', departure: '2026-12-01', state: 'inHouse' }),
    given({ arrival: '2026-11-28', departure: '2026-12-02', state: 'inHouse' }),
    given({ arrival: '2026-11-01', departure: '2026-11-05', state: 'departed' }),
    given({ arrival: '2026-12-24', departure: '2026-12-28', state: 'cancelled' }),
    given({ bookId: 'gone' }),
  ]
  const groups = groupStays(placeStays({ stays, books: [book] }), now)

  expect(groups.map(({ group, stays: of }) => [group, of.map(({ stay }) => stay.arrival)])).toEqual([
    ['today', ['2026-11-27', '2026-12-01']],
    ['inHouse', ['2026-11-28']],
    ['coming', ['2026-12-10']],
    ['past', ['2026-12-24', '2026-11-01']],
  ])
})

test('urgent needs come first, and a stay in the far future has none yet', () => {
  const stays = [
    given({ id: 'far', code: null, arrival: '2026-12-20', releaseAt: '2026-12-19T14:00:00Z' }),
    given({ id: 'noCode', code: null, arrival: '2026-12-05', releaseAt: '2026-12-04T14:00:00Z' }),
    // The host has revoked these links on purpose.
    given({ id: 'revoked', isLinkRevoked: true, code: null, arrival: '2026-12-04', releaseAt: '2026-12-03T14:00:00Z' }),
    given({ id: 'revokedLate', isLinkRevoked: true, ...released, waitsFor: 'codeChange', state: 'inHouse' }),
    given({ id: 'change', ...released, waitsFor: 'codeChange', arrival: '2026-12-01' }),
    given({ id: 'late', ...released, waitsFor: 'codeChange', arrival: '2026-12-01', state: 'inHouse' }),
    given({ id: 'lostKey', link: null, code: null, arrival: '2026-12-06', releaseAt: '2026-12-05T14:00:00Z' }),
    given({ id: 'hasLeft', ...released, code: null, arrival: '2026-11-28', state: 'departed' }),
    given({ id: 'fine' }),
  ]
  const needs = findNeeds(placeStays({ stays, books: [book] }), now)

  expect(needs.map(({ kind, placed }) => [kind, placed.stay.id])).toEqual([
    ['codeChange', 'late'],
    ['codeChange', 'change'],
    ['noCode', 'noCode'],
    ['noCode', 'lostKey'],
  ])
})

test('a stay that waits for the gate and for a code change has both needs, on the day of arrival also before the release', () => {
  const both = {
    ...released,
    waitsFor: 'seen',
    needsCodeChange: true,
    arrival: '2026-12-01',
    state: 'inHouse',
  } as const
  const today = { releaseAt: '2026-12-01T14:00:00Z', waitsFor: 'codeChange', needsCodeChange: true } as const
  const stays = [
    given({ id: 'both', ...both }),
    given({ id: 'turnover', arrival: '2026-12-01', ...today }),
    given({ id: 'tomorrow', arrival: '2026-12-02', ...today, releaseAt: '2026-12-02T14:00:00Z' }),
  ]
  const needs = findNeeds(placeStays({ stays, books: [book] }), now)
  expect(needs.map(({ kind, placed }) => [kind, placed.stay.id])).toEqual([
    ['seen', 'both'],
    ['codeChange', 'both'],
    ['codeChange', 'turnover'],
  ])
})

test('a change of the code is not asked for guests who are in, or have left', () => {
  const unconfirmed = { ...released, waitsFor: 'codeChange', arrival: '2026-11-30' } as const
  const stays = [
    given({ id: 'in', ...unconfirmed, state: 'inHouse', arrivedAt: '2026-11-30T15:00:00Z' }),
    given({ id: 'leaving', ...unconfirmed, state: 'inHouse', departedAt: '2026-12-01T07:00:00Z' }),
    given({ id: 'left', ...unconfirmed, state: 'departed' }),
    given({ id: 'late', ...unconfirmed, state: 'inHouse' }),
    given({ id: 'tapped', ...unconfirmed, arrival: '2026-12-01', state: 'inHouse', arrivedAt: '2026-12-01T05:00:00Z' }),
  ]
  const asked = findNeeds(placeStays({ stays, books: [book] }), now)
  expect(asked.map(({ placed }) => placed.stay.id)).toEqual(['late', 'tapped'])
})

test('a code for the lock is asked for from its day on, beside the gate, and not once the guests have left', () => {
  const kinds = (change: Partial<StayOfBook>) =>
    findNeeds(placeStays({ stays: [given(change)], books: [book] }), now).map(({ kind }) => kind)
  const due = { ...released, arrival: '2026-12-01', codeDueAt: '2026-11-30T14:00:00Z' }
  expect(kinds({ ...due, codeDueAt: '2026-12-01T10:25:00Z' })).toEqual([])
  expect(kinds(due)).toEqual(['setCode'])
  expect(kinds({ ...due, waitsFor: 'seen', needsSeen: true })).toEqual(['seen', 'setCode'])
  expect(kinds({ ...due, isLinkRevoked: true })).toEqual([])
  expect(kinds({ ...due, state: 'departed' })).toEqual([])
  expect(kinds({ ...due, state: 'inHouse', departedAt: '2026-12-01T10:00:00Z' })).toEqual([])
})

test('a host who has to meet the guests is told that their page has no code yet', () => {
  const kinds = (change: Partial<StayOfBook>) =>
    findNeeds(placeStays({ stays: [given(change)], books: [book] }), now).map(({ kind }) => kind)
  const unseen = { ...released, waitsFor: 'seen', needsSeen: true, code: null } as const
  expect(kinds(unseen)).toEqual(['seen', 'noCode'])
  const textOf = (change: Partial<StayOfBook>, codeMode: StayBook['codeMode'] = 'personal') =>
    needTextOf('seen', { stay: given(change), book: { ...book, codeMode } })
  expect([textOf(unseen), textOf({ ...unseen, code: '0482' })]).toEqual(['seenNoCode', 'seen'])
  expect(textOf({ ...unseen, needsCodeChange: true }, 'shared')).toBe('seenUnconfirmed')
  expect(textOf(unseen, 'fixed')).toBe('seen')
})

test('the poster of a stay promises no code that its page will not show', () => {
  const textOf = (change: Partial<StayOfBook>, codeMode: StayBook['codeMode'] = 'personal') => {
    const stay = given(change)
    return posterTextOf({ stay, book: { ...book, codeMode } }, codeStateOf(stay, book, now))
  }
  const gate = { waitsFor: 'seen', needsSeen: true } as const
  expect(textOf({})).toBe('waiting')
  expect(textOf(gate)).toBe('waitingUnseen')
  expect(textOf({ code: null })).toBe('noCode')
  expect(textOf({ ...released, code: null })).toBe('noCode')
  expect(textOf({ ...gate, code: null })).toBe('noCodeUnseen')
  expect(textOf({ ...released, ...gate, code: null })).toBe('noCodeUnseen')
  expect(textOf({ ...released, ...gate })).toBe('unseen')
  const unconfirmed = { waitsFor: 'codeChange', needsCodeChange: true, code: null } as const
  expect(textOf(unconfirmed, 'shared')).toBe('waitingUnconfirmed')
  expect(textOf({ ...unconfirmed, needsSeen: true }, 'shared')).toBe('waitingBoth')
  expect(textOf({ ...released, ...unconfirmed, ...gate }, 'shared')).toBe('unseenUnconfirmed')
  expect(textOf({ ...released, ...unconfirmed }, 'shared')).toBe('unconfirmed')
  expect(textOf({ ...released, code: null }, 'shared')).toBe('noCode')
  expect(textOf({ ...released, code: null }, 'fixed')).toBe('shown')
})

test('the code on the lock is named, and is left there if others use it', () => {
  expect(lockTextOf({ codeBefore: null })).toBe('setCode')
  expect(lockTextOf({ codeBefore: { code: '4821', isUsed: false } })).toBe('replaceCode')
  expect(lockTextOf({ codeBefore: { code: '4821', isUsed: true } })).toBe('addCode')
})
