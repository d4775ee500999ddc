import { type DayRange, longestRange, rangeUntil } from '../shared/analytics.ts'
import { isoDay, readIsoDay } from '../shared/visit.ts'

/** The ranges with a button of their own, in days until today. */
export const usualRanges = [7, 30, 90, 365] as const
const firstRange = 30

/** What the dashboard shows. It is in the address, so that it can be reloaded, bookmarked and shared. */
export type View = {
  range: DayRange
  /** One of the usual ranges, or chosen days. */
  kind: (typeof usualRanges)[number] | 'custom'
  book: string | undefined
}

/** The view of an address; invalid parameters are ignored. */
export function readView(params: URLSearchParams, today: number): View {
  const book = params.get('book') ?? undefined
  const range = readRange(params.get('from') ?? '', params.get('to') ?? '')
  if (range) return { range, kind: 'custom', book }
  const days = usualRanges.find((length) => String(length) === params.get('days')) ?? firstRange
  return { range: rangeUntil(today, days), kind: days, book }
}

/** The range between two days of a form; undefined when it is invalid or too long. */
export function readRange(from: string, to: string): DayRange | undefined {
  const [first, last] = [readIsoDay(from), readIsoDay(to)]
  if (first === undefined || last === undefined) return undefined
  return last >= first && last - first < longestRange ? { from: first, to: last } : undefined
}

/** The address of a view. */
export function writeView({ range, kind, book }: View): URLSearchParams {
  const params = new URLSearchParams()
  if (kind === 'custom') {
    params.set('from', isoDay(range.from))
    params.set('to', isoDay(range.to))
  } else if (kind !== firstRange) params.set('days', String(kind))
  if (book !== undefined) params.set('book', book)
  return params
}

/** A view as the query of the API. */
export function toQuery({ range, book }: View): string {
  return new URLSearchParams({ from: isoDay(range.from), to: isoDay(range.to), ...(book && { book }) }).toString()
}
