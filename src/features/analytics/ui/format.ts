import { useLocale } from 'use-intl'
import { day as dayLength } from '#platform/clock.ts'
import { dayLocaleOf, formatDate, formatShortDay } from '#platform/i18n/day.ts'
import { readIsoDay } from '../shared/visit.ts'

/** The beginning of a day in milliseconds UTC. */
function timeOf(isoDay: string): number {
  return (readIsoDay(isoDay) ?? 0) * dayLength
}

/** Formats days and numbers in the language of the screen. Days are in UTC, as they are counted. */
export function useFormats() {
  const locale = useLocale()
  const language = dayLocaleOf(locale)
  return {
    /** '21 November 2026', for a sentence. */
    day: (isoDay: string) => formatDate(timeOf(isoDay), locale, { timeZone: 'UTC' }),
    /** Without a weekday in every language, for one end of a range. */
    end: (isoDay: string) => formatDate(timeOf(isoDay), locale, { timeZone: 'UTC', dateStyle: 'long' }),
    /** '21 Nov' */
    shortDay: (isoDay: string) => formatShortDay(timeOf(isoDay), locale, { timeZone: 'UTC' }),
    /** 'Sat, 21 Nov 2026' */
    weekday: (isoDay: string) =>
      formatShortDay(timeOf(isoDay), locale, { weekday: 'short', year: 'numeric', timeZone: 'UTC' }),
    number: (value: number) => new Intl.NumberFormat(language).format(value),
  }
}
