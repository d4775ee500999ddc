import { useLocale } from 'use-intl'
import { formatDay } from '#platform/i18n/day.ts'

/** Formats a date in the language of the screen; `timeIso` is ISO 8601. */
export function useDay(): (timeIso: string) => string {
  const language = useLocale()
  return (timeIso) => formatDay(timeIso, Date.now(), language)
}
