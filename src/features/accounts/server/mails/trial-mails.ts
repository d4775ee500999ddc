import { day } from '#platform/clock.ts'

export type TrialMail = 'trialReminder7Days' | 'trialReminder3Days' | 'trialExpired'

/** No mail about a trial that ended longer ago than this. */
export const trialNewsLength = 30 * day

/** The first reminder is due this long before the end. */
export const firstReminderAt = 7 * day
const secondReminderAt = 3 * day

/**
 * The trial mail that is due now (times in ms UTC). After an outage only the latest mail is due, not the earlier ones.
 * Undefined while more than a week is left, and from 30 days after the end.
 */
export function dueTrialMail(trialEndsAt: number, now: number): TrialMail | undefined {
  const left = trialEndsAt - now
  if (left > firstReminderAt || left <= -trialNewsLength) return undefined
  if (left <= 0) return 'trialExpired'
  return left <= secondReminderAt ? 'trialReminder3Days' : 'trialReminder7Days'
}
