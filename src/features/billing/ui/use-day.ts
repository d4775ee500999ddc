import { useLocale } from 'use-intl'
import { formatDay } from '#platform/i18n/day.ts'

/** Writes a day in the language of the screen; `moment` is ISO 8601. */
export function useDay(): (moment: string) => string {
  const language = useLocale()
  return (moment) => formatDay(moment, Date.now(), language)
}
