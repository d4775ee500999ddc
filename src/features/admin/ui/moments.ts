import { useLocale } from 'use-intl'
import { formatMoment, formatShortDate } from '#platform/i18n/day.ts'

/** Days and times of day in the language of the screen. Moments are ISO 8601. */
export function useMoments() {
  const language = useLocale()
  return {
    formatMoment: (moment: string) => formatMoment(moment, language),
    formatDay: (moment: string) => formatShortDate(moment, language),
    /** The last day before a moment: access that ends at midnight UTC lasts until the day before. */
    formatLastDay: (moment: string) =>
      formatShortDate(new Date(Date.parse(moment) - 1).toISOString(), language, { timeZone: 'UTC' }),
  }
}
