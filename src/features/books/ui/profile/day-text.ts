import type { Language } from '#platform/i18n/languages.ts'

/** Up to here a distance says more than a date. */
const longestDistance = 6

/** British English puts the day first, as every other language of ours does. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** A day such as "26 November", with the year if it is not this one. `moment` is ISO 8601, `now` milliseconds UTC. */
export function formatDay(moment: string, now: number, language: Language): string {
  const date = new Date(moment)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}

/**
 * "today", "3 days ago", by the calendar of the host's own time zone; nothing when that is a week or more ago, where a
 * date reads better. A clock that is a little behind the server's still says "today".
 */
export function findDistance(moment: string, now: number, language: Language): string | undefined {
  const days = Math.max(0, dayNumber(now) - dayNumber(Date.parse(moment)))
  if (days > longestDistance) return undefined
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-days, 'day')
}

/** Counts calendar days; a day of 23 or 25 hours is one as well. */
function dayNumber(moment: number): number {
  const date = new Date(moment)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}
