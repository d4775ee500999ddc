import type { CalendarQuestionView } from '../../shared/calendar-contract.ts'

/** A row of what was understood: a stay, an unclear event, or both. */
export type ReadingRow = {
  id: string
  arrival: string
  departure: string
  question: CalendarQuestionView | undefined
  /** The first arrival. */
  isNext: boolean
  /** Others leave on the day of the arrival. */
  isTurnover: boolean
}

type Dates = { id: string; arrival: string; departure: string }

/** Stays and questions as one list by arrival. A question about guests of a stay is in the row of that stay. */
export function rowsOf(stays: readonly Dates[], questions: readonly CalendarQuestionView[]): ReadingRow[] {
  const byStay = new Map(questions.map((question) => [question.stayId, question]))
  const known = new Set(stays.map(({ id }) => id))
  const rows = [
    ...stays.map((stay) => ({ ...stay, question: byStay.get(stay.id) })),
    ...questions
      .filter(({ stayId }) => stayId === null || !known.has(stayId))
      .map((question) => ({ ...question, question })),
  ].toSorted((a, b) => a.arrival.localeCompare(b.arrival))
  const departures = new Set(rows.map(({ departure }) => departure))
  return rows.map(({ id, arrival, departure, question }, index) => ({
    id,
    arrival,
    departure,
    question,
    isNext: index === 0,
    isTurnover: departures.has(arrival),
  }))
}
