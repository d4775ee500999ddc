import { day, hour, minute } from '#platform/clock.ts'

/** Pure rules of the admin pages, no I/O. */

/** Pause between two mails of a test, in milliseconds: mail servers treat bursts as spam. */
export const mailGap = 2_000

/** A mail that waits for longer than this, in milliseconds, indicates a problem. */
const longestWait = 10 * minute

/** How far in the future access can end, in milliseconds. */
const furthestUntil = 10 * 366 * day

export type MailHealth = 'working' | 'delayed' | 'failing'

/** The state of the mail queue. `oldestAt` and `now` in ms UTC. */
export function mailHealthOf(
  { dead, oldestAt }: { dead: number; oldestAt: number | undefined },
  now: number,
): MailHealth {
  if (dead > 0) return 'failing'
  return oldestAt !== undefined && now - oldestAt > longestWait ? 'delayed' : 'working'
}

/**
 * The end of a day in UTC. The operator enters the last day of a trial or of access, and that day is included.
 * @param date `YYYY-MM-DD`
 * @returns ms UTC; undefined for a day in the past or too far in the future
 */
export function endOfDay(date: string, now: number): number | undefined {
  const end = Date.parse(`${date}T00:00:00.000Z`) + 24 * hour
  return end > now && end - now <= furthestUntil ? end : undefined
}
