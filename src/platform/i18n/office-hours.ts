import { hour } from '#platform/clock.ts'
import { formatTime } from './day.ts'
import type { Language } from './languages.ts'

/** Support answers from 9 to 18 hours Monday to Friday, in New York ('9-6 EST' on the pricing page). */
const office = { opens: 9, closes: 18, timeZone: 'America/New_York' }

/** The office's offset from UTC on a day, in ms. Clock changes happen before noon UTC. */
export function officeOffset(timeMs: number): number {
  const noon = new Date(timeMs).setUTCHours(12, 0, 0, 0)
  const hours = Number.parseInt(formatTime(noon, 'en', { timeZone: office.timeZone }), 10)
  return (hours - 12) * hour
}

/**
 * The hours of support in the reader's time zone, such as 15:00 and 00:00. Undefined if they equal the office's own,
 * and if Monday to Friday are other days there.
 * @param now milliseconds UTC
 */
export function findLocalHours(now: number, language: Language): { from: string; to: string } | undefined {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0) - officeOffset(now)
  const opens = midnight + office.opens * hour
  const from = formatTime(opens, language)
  if (from === formatTime(opens, language, { timeZone: office.timeZone })) return undefined
  if (new Date(opens).getDate() !== new Date(now).getUTCDate()) return undefined
  return { from, to: formatTime(midnight + office.closes * hour, language) }
}
