import { day, hour, minute } from '#platform/clock.ts'

/** Pure rules of the operator's desk, no I/O. */

/** Between two mails of a test, in milliseconds: servers take a burst for spam. */
export const mailGap = 2_000

/** A mail that waits for longer than this says that something is wrong. */
const longestWait = 10 * minute

/** How far ahead access can be given. */
const furthestUntil = 10 * 366 * day

export type MailHealth = 'working' | 'delayed' | 'failing'

/** The state of the queue in one word. `oldestAt` and `now` in ms UTC. */
export function mailHealthOf(
  { dead, oldestAt }: { dead: number; oldestAt: number | undefined },
  now: number,
): MailHealth {
  if (dead > 0) return 'failing'
  return oldestAt !== undefined && now - oldestAt > longestWait ? 'delayed' : 'working'
}

/**
 * The moment at which a day that is still allowed is over, in UTC. The operator names the last day of a trial or of
 * access, not the first one without.
 * @param date `YYYY-MM-DD`
 * @returns ms UTC; undefined for a day that is over or too far away
 */
export function endOfDay(date: string, now: number): number | undefined {
  const end = Date.parse(`${date}T00:00:00.000Z`) + 24 * hour
  return end > now && end - now <= furthestUntil ? end : undefined
}
