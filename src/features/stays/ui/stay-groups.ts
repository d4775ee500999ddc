import { dayIn } from '#platform/i18n/day.ts'
import { codeStateOf, type ListedStay, type StayBook } from './code-state.ts'

export const stayGroups = ['today', 'inHouse', 'coming', 'past'] as const
export type StayGroup = (typeof stayGroups)[number]

/** A stay with its book. */
export type PlacedStay = { stay: ListedStay; book: StayBook }

/** Stays with their books; a stay of a book that is not in the list is left out. */
export function placeStays({
  stays,
  books,
}: {
  stays: readonly ListedStay[]
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

/** What a stay wants of its host: to confirm the change of the code, to say that she has seen the guests, or a code. */
export type Need = { kind: 'codeChange' | 'seen' | 'noCode' | 'noLink'; placed: PlacedStay; isLate: boolean }

/** Days before the arrival from which a missing code or link is named. */
const daysAhead = 7

/** What wants the host now, the most urgent first. @param now milliseconds UTC */
export function findNeeds(stays: readonly PlacedStay[], now: number): Need[] {
  const needs = stays.flatMap((placed) => needsOf(placed, now))
  return needs.toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || compareArrival(a.placed, b.placed))
}

function compareArrival(a: PlacedStay, b: PlacedStay): number {
  return a.stay.arrival.localeCompare(b.stay.arrival)
}

function needsOf(placed: PlacedStay, now: number): Need[] {
  const { stay, book } = placed
  const state = codeStateOf(stay, book, now)
  if (state === 'unconfirmed') return [{ kind: 'codeChange', placed, isLate: false }]
  // Guests who are in need no other code; a new one on the lock is meant for the next. But some tap before they are in.
  const hadTheNight = stay.arrivedAt !== null && todayIn(book, now) > stay.arrival
  const isIn = hadTheNight || stay.departedAt !== null
  if (state === 'late') return isIn ? [] : [{ kind: 'codeChange', placed, isLate: true }]
  if (state === 'unseen') return [{ kind: 'seen', placed, isLate: stay.state === 'inHouse' }]
  const isNear = Date.parse(stay.releaseAt) - now < daysAhead * 24 * 60 * 60_000
  if (!isNear || !(state === 'waiting' || state === 'shown')) return []
  if (book.codeMode === 'personal' && stay.code === null) return [{ kind: 'noCode', placed, isLate: state === 'shown' }]
  return stay.link === null ? [{ kind: 'noLink', placed, isLate: false }] : []
}
