import { expect, test } from 'vitest'
import type { CalendarQuestionView } from '../../shared/calendar-contract.ts'
import { isAbout } from './question-stays.ts'

const dates = { arrival: '2026-05-15', departure: '2026-05-18' }
const calendar = { id: 'c' }
const question: CalendarQuestionView = { id: 'q', kind: 'sameGuests', stayId: 'first', ...dates }

test('a question about a new number is about the stay and about the one that the new number has become', () => {
  expect(isAbout(question, calendar, { ...dates, id: 'first', calendarId: 'c' })).toBe(true)
  expect(isAbout(question, calendar, { ...dates, id: 'second', calendarId: 'c' })).toBe(true)
  expect(isAbout(question, calendar, { ...dates, id: 'other', calendarId: 'd' })).toBe(false)
  const later = { ...dates, departure: '2026-05-19', id: 'other', calendarId: 'c' }
  expect(isAbout(question, calendar, later)).toBe(false)
})

test('a question about blocked nights is about no stay', () => {
  const asked: CalendarQuestionView = { id: 'q', kind: 'isBooking', stayId: null, ...dates }
  expect(isAbout(asked, calendar, { ...dates, id: 'first', calendarId: 'c' })).toBe(false)
})
