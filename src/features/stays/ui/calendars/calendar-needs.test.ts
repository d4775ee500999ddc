import { expect, test } from 'vitest'
import { plainStayBook } from '#test/stay-book.ts'
import type { CalendarQuestionView, CalendarView } from '../../shared/calendar-contract.ts'
import { findCalendarNeeds, isAbout, placeCalendars } from './calendar-needs.ts'

const book = plainStayBook

const calendar = (overrides: Partial<CalendarView>): CalendarView => ({
  id: 'airbnb',
  bookId: 'casa',
  hostName: 'www.airbnb.com',
  source: 'airbnb',
  checkedAt: '2026-05-10T10:00:00Z',
  succeededAt: '2026-05-10T10:00:00Z',
  failure: null,
  failingSince: null,
  isReading: false,
  coming: 0,
  next: null,
  ignored: 0,
  ask: 0,
  questions: [],
  pairs: [],
  ...overrides,
})

const now = Date.parse('2026-05-10T10:00:00Z')
const dates = { arrival: '2026-05-15', departure: '2026-05-18' }

const line = (id: string, arrival: string) =>
  ({ id, kind: 'isBooking', arrival, departure: '2026-06-30', stayId: null }) as const

test('a calendar without questions and failures has no needs', () => {
  expect(findCalendarNeeds(placeCalendars([calendar({})], [book]), now)).toEqual([])
})

test('one failed poll is not reported', () => {
  const failing = calendar({ failure: 'CALENDAR_BROKEN', failingSince: '2026-05-10T09:30:00Z' })

  expect(findCalendarNeeds(placeCalendars([failing], [book]), now)).toEqual([])
})

test('calendars of other books are left out', () => {
  expect(placeCalendars([calendar({ bookId: 'villa' })], [book])).toEqual([])
})

test('silent calendars come first, then a doubt about all stays, then questions by arrival, then pairs of stays', () => {
  const pair = { id: 'pair', kept: { id: 'b', ...dates }, other: { id: 'a', ...dates } }
  const asking = calendar({
    id: 'asks',
    pairs: [pair],
    questions: [
      line('late', '2026-06-20'),
      line('early', '2026-06-01'),
      { ...line('doubt', '2026-06-10'), kind: 'allGone' },
    ],
  })
  const silent = calendar({ id: 'silent', failure: 'CALENDAR_BROKEN', failingSince: '2026-05-09T10:00:00Z' })

  const needs = findCalendarNeeds(placeCalendars([asking, silent], [book]), now)

  const ids = needs.map((need) => {
    if (need.kind === 'pair') return need.pair.id
    return need.kind === 'question' ? need.question.id : need.calendar.id
  })
  expect(ids).toEqual(['silent', 'doubt', 'early', 'late', 'pair'])
})

const asked = { id: 'c' }
const question: CalendarQuestionView = { id: 'q', kind: 'sameGuests', stayId: 'first', ...dates }

test('a question about a new UID is about the stay and about the one that was added for the new UID', () => {
  expect(isAbout(question, asked, { ...dates, id: 'first', calendarId: 'c' })).toBe(true)
  expect(isAbout(question, asked, { ...dates, id: 'second', calendarId: 'c' })).toBe(true)
  expect(isAbout(question, asked, { ...dates, id: 'other', calendarId: 'd' })).toBe(false)
  const later = { ...dates, departure: '2026-05-19', id: 'other', calendarId: 'c' }
  expect(isAbout(question, asked, later)).toBe(false)
})

test('a question about blocked nights is about no stay', () => {
  const blocked: CalendarQuestionView = { id: 'q', kind: 'isBooking', stayId: null, ...dates }
  expect(isAbout(blocked, asked, { ...dates, id: 'first', calendarId: 'c' })).toBe(false)
})
