import { expect, test } from 'vitest'
import type { CalendarQuestionView } from '../../shared/calendar-contract.ts'
import { rowsOf } from './reading-rows.ts'

const stay = (id: string, arrival: string, departure: string) => ({ id, arrival, departure })
const question = (id: string, arrival: string, departure: string, stayId: string | null): CalendarQuestionView => ({
  id,
  kind: stayId === null ? 'isBooking' : 'sameGuests',
  arrival,
  departure,
  stayId,
})

test('stays and unclear lines are one list by arrival', () => {
  const rows = rowsOf(
    [stay('a', '2026-05-12', '2026-05-16'), stay('b', '2026-05-20', '2026-05-24')],
    [question('q', '2026-05-17', '2026-05-18', null)],
  )

  expect(rows.map(({ id, isNext }) => [id, isNext])).toEqual([
    ['a', true],
    ['q', false],
    ['b', false],
  ])
})

test('a question about the guests of a stay stands with the stay', () => {
  const asked = question('q', '2026-05-12', '2026-05-16', 'a')

  expect(rowsOf([stay('a', '2026-05-12', '2026-05-16')], [asked])).toMatchObject([{ id: 'a', question: asked }])
})

test('a question about a stay that is not of the calendar has a line of its own', () => {
  const asked = question('q', '2026-05-12', '2026-05-16', 'by hand')

  expect(rowsOf([], [asked])).toMatchObject([{ id: 'q', question: asked }])
})

test('others leave on the day of an arrival', () => {
  const rows = rowsOf([stay('a', '2026-05-12', '2026-05-16'), stay('b', '2026-05-16', '2026-05-18')], [])

  expect(rows.map(({ isTurnover }) => isTurnover)).toEqual([false, true])
})
