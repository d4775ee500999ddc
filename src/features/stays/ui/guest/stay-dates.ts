import { formatDays, formatNearDay } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Dates of the house are handled as UTC dates, so that no time zone can change them. */
const zone = { timeZone: 'UTC' } as const

/** 'Friday 15 May' @param date `YYYY-MM-DD` */
export function writeWeekday(date: string, language: Language): string {
  return formatNearDay(Date.parse(date), language, { weekday: 'long', ...zone })
}

/** '19 May' @param date `YYYY-MM-DD` */
export function writeDay(date: string, language: Language): string {
  return formatNearDay(Date.parse(date), language, zone)
}

/** '15–19 May' @param dates `YYYY-MM-DD` */
export function writeDates({ arrival, departure }: { arrival: string; departure: string }, language: Language): string {
  return formatDays(Date.parse(arrival), Date.parse(departure), language, zone)
}

/** How near a date is. @param today the date in the house */
export function nearnessOf(date: string, today: string): 'today' | 'tomorrow' | 'later' {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : 'later'
}
