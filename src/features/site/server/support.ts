import type { Plan } from '#features/accounts/index.ts'
import { day, hour } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SupportForm } from '../shared/support-contract.ts'

/** Days after which a message is deleted, answered or not; a year, because questions repeat with the season. */
export const supportRetentionDays = 365

/** EST, UTC-5, all year: summer time would move the deadline only by an hour at the edges of a weekend. */
const officeOffset = -5 * hour

/**
 * When a message must be answered: after 24 hours (SPEC section 9), not counting Saturdays and Sundays.
 * @param receivedAt ms UTC
 * @returns ms UTC
 */
export function answerBy(receivedAt: number): number {
  const local = receivedAt + officeOffset
  const begin = isWeekend(local) ? nextMonday(local) : local
  const end = begin + day
  return (isWeekend(end) ? end + 2 * day : end) - officeOffset
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
}
