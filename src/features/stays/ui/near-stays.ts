import type { StayOfBook } from '../shared/stay-contract.ts'

/** Days before today: codes are shown for some hours after a departure, and a day ends later in western time zones. */
const daysBack = 3
/** Days after today, for the next guests and two months of the calendar. */
const daysAhead = 60

/** Dates `YYYY-MM-DD`, as `GET /api/stays` takes them. */
export type DateSpan = { from: string; to: string }

/** The range of days that a page of stays shows at once. @param now milliseconds UTC */
export function nearSpan(now: number): DateSpan {
  const dayIn = (days: number) => new Date(now + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  return { from: dayIn(-daysBack), to: dayIn(daysAhead) }
}

/** The stays of a range as last read. */
export type NearStays = { span: DateSpan; stays: readonly StayOfBook[] }

const isNear = ({ arrival, departure }: StayOfBook, { from, to }: DateSpan) => departure >= from && arrival <= to

/** Whether a stay has left the range since all were read: it was moved or removed. */
export function hasLost(all: readonly StayOfBook[], { span, stays }: NearStays): boolean {
  const known = new Set(stays.map(({ id }) => id))
  return all.some((stay) => isNear(stay, span) && !known.has(stay.id))
}

/** All stays, by arrival: those of the range as last read, the others as of the last read of all. */
export function joinStays(all: readonly StayOfBook[], { span, stays }: NearStays): StayOfBook[] {
  const known = new Set(stays.map(({ id }) => id))
  const others = all.filter((stay) => !known.has(stay.id) && !isNear(stay, span))
  return [...stays, ...others].toSorted((a, b) => (a.arrival < b.arrival ? -1 : Number(a.arrival > b.arrival)))
}
