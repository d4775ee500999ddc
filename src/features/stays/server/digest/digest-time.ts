import { dateAt, instantOf } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'

/**
 * The next instant of a daily hour, in ms UTC. Each date has one: an hour that the clock change skips is moved forward,
 * and for one that occurs twice it is the first.
 * @param after ms UTC; the instant is later
 */
export function nextDigestAt({ hour, timeZone }: { hour: number; timeZone: string }, after: number): number {
  const time = `${String(hour).padStart(2, '0')}:00`
  const today = dateAt(after, timeZone)
  // Usually one of two dates; a third is needed where a country has skipped a whole date.
  const instants = [0, 1, 2].map((days) => instantOf(addDays(today, days), time, timeZone))
  return instants.find((instant) => instant > after) ?? after + 24 * 60 * 60_000
}
