import type { Language } from '#platform/i18n/languages.ts'

/** British English puts the day first, as every other language of ours does. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** Up to here a distance says more than a date. */
const longestDistance = 6

/**
 * "today", "3 days ago", and a date from a week on; by the calendar of the host's own time zone.
 * @param moment ISO 8601
 * @param now milliseconds UTC; one that is a little behind the server's clock still says "today"
 */
export function describeDay(moment: string, now: number, language: Language): string {
  const days = Math.max(0, dayNumber(now) - dayNumber(Date.parse(moment)))
  if (days <= longestDistance) {
    return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-days, 'day')
  }
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(moment))
}

/** Counts calendar days; a day of 23 or 25 hours is one as well. */
function dayNumber(moment: number): number {
  const date = new Date(moment)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}
