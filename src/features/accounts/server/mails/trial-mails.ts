import { day } from '#platform/clock.ts'

export type TrialMail = 'trialReminder7Days' | 'trialReminder3Days' | 'trialExpired'

/** A trial that ended longer ago is no news any more. */
export const trialNewsLength = 30 * day

/** The first reminder comes this long before the end. */
export const firstReminderAt = 7 * day
const secondReminderAt = 3 * day

/**
 * The one mail that is due about a trial (ms UTC): the latest, whatever an outage has left unsent before it.
 * Undefined while there is more than a week left, and long after the end.
 */
export function dueTrialMail(trialEndsAt: number, now: number): TrialMail | undefined {
  const left = trialEndsAt - now
  if (left > firstReminderAt || left <= -trialNewsLength) return undefined
  if (left <= 0) return 'trialExpired'
  return left <= secondReminderAt ? 'trialReminder3Days' : 'trialReminder7Days'
}
