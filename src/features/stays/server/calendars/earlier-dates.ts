import { z } from 'zod'
import { day } from '#platform/clock.ts'
import type { StayDates } from '../house-time.ts'

/**
 * How long a calendar may still show the former state of a change in another one, or may show it first, in
 * milliseconds. Platforms import each other's calendars every few hours, some once a day.
 */
export const echoDelay = day

/** Maximum number of former dates that are kept of a stay that moves repeatedly. */
const mostEarlier = 5

const EarlierDates = z.object({ arrival: z.string(), departure: z.string(), until: z.number() })

/**
 * Former dates of a stay that its calendar has moved, with the time (ms UTC) until which other calendars may show them.
 */
export type EarlierDates = z.infer<typeof EarlierDates>

const List = z.array(EarlierDates)

export function readEarlierDates(json: string | null): readonly EarlierDates[] {
  return json === null ? [] : List.parse(JSON.parse(json))
}

/** The former dates to keep of a stay that is moved now. */
export function rememberDates(earlier: readonly EarlierDates[], left: StayDates, now: number): string {
  const { arrival, departure } = left
  const kept = earlier.filter(({ until }) => until > now)
  return JSON.stringify([...kept, { arrival, departure, until: now + echoDelay }].slice(-mostEarlier))
}
