import { dayLocaleOf } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Up to here a distance says more than a date. */
const longestDistance = 6

/**
 * "today", "3 days ago", by the calendar of the host's own time zone; nothing when that is a week or more ago, where a
 * date reads better. A clock that is a little behind the server's still says "today".
 */
export function findDistance(moment: string, now: number, language: Language): string | undefined {
  const days = Math.max(0, dayNumber(now) - dayNumber(Date.parse(moment)))
  if (days > longestDistance) return undefined
  return new Intl.RelativeTimeFormat(dayLocaleOf(language), { numeric: 'auto' }).format(-days, 'day')
}

/** Counts calendar days; a day of 23 or 25 hours is one as well. */
function dayNumber(moment: number): number {
  const date = new Date(moment)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}
