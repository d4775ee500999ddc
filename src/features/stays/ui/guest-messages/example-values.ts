import { formatCalendarDay } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { MessageValues } from '../../shared/message.ts'

/** A pill is shown instead. */
export const exampleLink = 'https://example.com/s/4vQ8zK1nT7wYb2RkLm9XcA'

/** Days until the example stay, and its nights. */
const daysAhead = 12
const nights = 3

/** The values of an example stay, in the language of the text. */
export function exampleValues(language: Language, names: { house: string; host: string }): MessageValues {
  const dayAt = (days: number) =>
    formatCalendarDay(new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10), language)
  return {
    houseName: names.house,
    hostName: names.host,
    arrivalDate: dayAt(daysAhead),
    arrivalTime: '15:00',
    departureDate: dayAt(daysAhead + nights),
    departureTime: '10:00',
    nights: String(nights),
    releaseDate: dayAt(daysAhead - 1),
    releaseTime: '15:00',
    link: exampleLink,
  }
}
