import { dayLocaleOf } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** `21 Nov 2026, 04:13` */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(dayLocaleOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
