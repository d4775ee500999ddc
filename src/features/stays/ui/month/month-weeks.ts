import type { StayBook } from '../../shared/stay-contract.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { hoursOf } from '../stay-texts.ts'

const day = 24 * 60 * 60_000

/** A month: `YYYY-MM`. */
export type Month = string

export const monthOf = (date: string): Month => date.slice(0, 7)

/** @param by months, also negative */
export function addMonths(month: Month, by: number): Month {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by)).toISOString().slice(0, 7)
}

const toDate = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10)

/** The day that a key selects, as in other calendars; undefined for other keys. */
export function dayOfKey(key: string, from: string): string | undefined {
  const daysOn = (count: number) => toDate(Date.parse(from) + count * day)
  // Monday is 0.
  const weekday = (new Date(from).getUTCDay() + 6) % 7
  if (key === 'ArrowLeft') return daysOn(-1)
  if (key === 'ArrowRight') return daysOn(1)
  if (key === 'ArrowUp') return daysOn(-7)
  if (key === 'ArrowDown') return daysOn(7)
  if (key === 'Home') return daysOn(-weekday)
  if (key === 'End') return daysOn(6 - weekday)
  if (key === 'PageUp') return `${addMonths(monthOf(from), -1)}-01`
  return key === 'PageDown' ? `${addMonths(monthOf(from), 1)}-01` : undefined
}

/** The weeks of a month from Monday to Sunday, as dates; the first and last have days of other months. */
export function weeksOf(month: Month): string[][] {
  const first = Date.parse(`${month}-01`)
  const next = Date.parse(`${addMonths(month, 1)}-01`)
  // Monday is 0.
  const weekday = (new Date(first).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let start = first - weekday * day; start < next; start += 7 * day) {
    weeks.push(Array.from({ length: 7 }, (_, index) => toDate(start + index * day)))
  }
  return weeks
}

/** What a month shows: a stay, or an event that may be one. */
export type MonthEntry = PlacedStay | UnclearLine
export type UnclearLine = {
  stay: { id: string; bookId: string; arrival: string; departure: string }
  book: StayBook
  isUnclear: true
}

export const isUnclear = (entry: MonthEntry): entry is UnclearLine => 'isUnclear' in entry

/** A part of a stay in one week, in days from the week's Monday; a stay begins and ends in the middle of a day. */
export type Bar = { placed: MonthEntry; from: number; to: number; begins: boolean; ends: boolean; lane: number }

/** Hours as a share of a day: '15:00' is 0.625. */
function shareOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) / (24 * 60)
}

const noHours = { arrivalTime: null, departureTime: null }

/** The bars of a week. Each book has a lane; stays of one book that overlap go into further ones. */
export function barsOf(week: readonly string[], entries: readonly MonthEntry[], bookIds: readonly string[]): Bar[] {
  const [monday = ''] = week
  const sunday = week.at(-1) ?? ''
  const start = Date.parse(monday)
  const placed = entries
    .filter(({ stay }) => stay.arrival <= sunday && stay.departure >= monday)
    .filter((one) => isUnclear(one) || one.stay.state !== 'cancelled')
    .flatMap((one): Omit<Bar, 'lane'>[] => {
      const { stay, book } = one
      const hours = hoursOf(isUnclear(one) ? noHours : one.stay, book)
      const from = (Date.parse(stay.arrival) - start) / day + shareOf(hours.arrival)
      const to = (Date.parse(stay.departure) - start) / day + shareOf(hours.departure)
      if (to <= 0 || from >= 7) return []
      return [{ placed: one, from: Math.max(0, from), to: Math.min(7, to), begins: from >= 0, ends: to <= 7 }]
    })
    .toSorted((a, b) => a.from - b.from)
  return placeInLanes(placed, bookIds)
}

function placeInLanes(bars: readonly Omit<Bar, 'lane'>[], bookIds: readonly string[]): Bar[] {
  const ends: { bookId: string; to: number }[] = bookIds.map((bookId) => ({ bookId, to: 0 }))
  return bars.map((bar) => {
    const { bookId } = bar.placed.stay
    const free = ends.findIndex((end) => end.bookId === bookId && end.to <= bar.from)
    const lane = free === -1 ? ends.push({ bookId, to: 0 }) - 1 : free
    ends[lane] = { bookId, to: bar.to }
    return { ...bar, lane }
  })
}
