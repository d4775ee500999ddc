import { useLocale } from 'use-intl'
import { formatDateTime, formatShortDate } from '#platform/i18n/day.ts'

/** Formats dates and times in the language of the screen. Input is ISO 8601. */
export function useTimeFormats() {
  const language = useLocale()
  return {
    formatDateTime: (iso: string) => formatDateTime(iso, language),
    formatDay: (iso: string) => formatShortDate(iso, language),
    /** The last full day in UTC before a time: access that ends at midnight lasts until the day before. */
    formatLastDay: (iso: string) =>
      formatShortDate(new Date(Date.parse(iso) - 1).toISOString(), language, { timeZone: 'UTC' }),
  }
}
