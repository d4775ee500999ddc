import { useLocale } from 'use-intl'
import { day as dayLength } from '#platform/clock.ts'
import { dayLocaleOf, formatDate } from '#platform/i18n/day.ts'
import { readIsoDay } from '../visit.ts'

/** Days and numbers in the language of the screen. Days are in UTC, as they are counted. */
export function useFormats() {
  const locale = useLocale()
  const language = dayLocaleOf(locale)
  const format = (isoDay: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format((readIsoDay(isoDay) ?? 0) * dayLength)
  return {
    /** '21 November 2026' */
    day: (isoDay: string) => formatDate((readIsoDay(isoDay) ?? 0) * dayLength, locale, { timeZone: 'UTC' }),
    /** '21 Nov' */
    shortDay: (isoDay: string) => format(isoDay, { day: 'numeric', month: 'short' }),
    /** 'Sat, 21 Nov 2026' */
    weekday: (isoDay: string) => format(isoDay, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    number: (value: number) => new Intl.NumberFormat(language).format(value),
  }
}
