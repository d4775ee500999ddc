import { useLocale } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'

/** British English puts the day first, as every other language of ours does. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** Days and times of day in the language of the screen. Moments are ISO 8601. */
export function useMoments() {
  const locale = localeOf(useLocale())
  const withTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const lastDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    formatMoment: (moment: string) => withTime.format(new Date(moment)),
    formatDay: (moment: string) => day.format(new Date(moment)),
    /** The last day before a moment: access that ends at midnight UTC lasts until the day before. */
    formatLastDay: (moment: string) => lastDay.format(new Date(Date.parse(moment) - 1)),
  }
}
