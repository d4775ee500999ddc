import type { Plan } from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { officeOffset } from '#platform/i18n/office-hours.ts'
import type { SupportForm } from '../shared/support-contract.ts'
import type { Declaration } from './declarations/declaration.ts'

/** Days after which a message is deleted, answered or not; a year, because questions repeat with the season. */
export const supportRetentionDays = 365

/**
 * When a message must be answered: after 24 hours, as the site promises, not counting Saturdays and Sundays, by the
 * office's clock.
 * @param receivedAt ms UTC
 * @returns ms UTC
 */
export function answerBy(receivedAt: number): number {
  const local = receivedAt + officeOffset(receivedAt)
  const begin = isWeekend(local) ? nextMonday(local) : local
  const end = begin + day
  const due = isWeekend(end) ? end + 2 * day : end
  // After a change of the clock on the weekend, the first guess of the moment is an hour off, but on the right day.
  return due - officeOffset(due - officeOffset(receivedAt))
}

function isWeekend(local: number): boolean {
  return [0, 6].includes(new Date(local).getUTCDay())
}

/** The start of the Monday after a time on a weekend. */
function nextMonday(local: number): number {
  const midnight = Math.floor(local / day) * day
  return midnight + (new Date(local).getUTCDay() === 6 ? 2 : 1) * day
}

/** A message to support. Times are milliseconds UTC. */
export type SupportMessage = SupportForm & {
  id: string
  /** The account that was signed in; null if the name is unverified input. */
  accountId: string | null
  language: Language
  plan: Plan | null
  /** From a host on Pro: answered before the others. */
  isPriority: boolean
  createdAt: number
  answeredAt: number | null
  /** What the message declares; `message` is then the reason, which may be empty. */
  declaration: Declaration | null
}
