import { dayIn } from '#platform/i18n/day.ts'
import type { StayBook, StayOfBook } from '../shared/stay-contract.ts'
import { listNeeds, type StayNeed } from '../shared/stay-needs.ts'

export const stayGroups = ['today', 'inHouse', 'coming', 'past'] as const
export type StayGroup = (typeof stayGroups)[number]

/** A stay with its book. */
export type PlacedStay = { stay: StayOfBook; book: StayBook }

/** Stays with their books; a stay of a book that is not in the list is left out. */
export function placeStays({
  stays,
  books,
}: {
  stays: readonly StayOfBook[]
  books: readonly StayBook[]
}): PlacedStay[] {
  const known = new Map(books.map((book) => [book.id, book]))
  return stays.flatMap((stay) => {
    const book = known.get(stay.bookId)
    return book ? [{ stay, book }] : []
  })
}

/** The date in the house, `YYYY-MM-DD`. @param now milliseconds UTC */
export function todayIn({ timeZone }: Pick<StayBook, 'timeZone'>, now: number): string {
  return dayIn(timeZone ?? 'UTC', now)
}

/** The group of a stay in the list; cancelled ones are past. */
export function groupOf({ stay, book }: PlacedStay, now: number): StayGroup {
  if (stay.state === 'cancelled') return 'past'
  const today = todayIn(book, now)
  if (stay.arrival === today || stay.departure === today) return 'today'
  if (stay.state === 'departed') return 'past'
  return stay.state === 'inHouse' ? 'inHouse' : 'coming'
}

/** The groups that have stays, in their order; departures come before arrivals. */
export function groupStays(stays: readonly PlacedStay[], now: number): { group: StayGroup; stays: PlacedStay[] }[] {
  const groups = Map.groupBy(stays, (placed) => groupOf(placed, now))
  return stayGroups.flatMap((group) => {
    const found = groups.get(group)
    if (!found) return []
    const sorted = found.toSorted((a, b) => a.stay.arrival.localeCompare(b.stay.arrival))
    return [{ group, stays: group === 'past' ? sorted.reverse() : sorted }]
  })
}

/** Stays that their calendar ended and whose notice the host has not confirmed yet, by arrival. */
export function findEnded(stays: readonly PlacedStay[]): PlacedStay[] {
  return stays.filter(({ stay }) => stay.hasUnseenEnd).toSorted(compareArrival)
}

/** What the host has to do for a stay. */
export type Need = StayNeed & { placed: PlacedStay }

/** What the host has to do now, the most urgent first. @param now milliseconds UTC */
export function findNeeds(stays: readonly PlacedStay[], now: number): Need[] {
  const needs = stays.flatMap((placed) => listNeeds(placed.stay, placed.book, now).map((need) => ({ ...need, placed })))
  return needs.toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || compareArrival(a.placed, b.placed))
}

function compareArrival(a: PlacedStay, b: PlacedStay): number {
  return a.stay.arrival.localeCompare(b.stay.arrival)
}
