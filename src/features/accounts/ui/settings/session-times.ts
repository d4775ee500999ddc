import { findDistance, formatShortDate } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'

/**
 * "today", "3 days ago", and a date from a week on.
 * @param iso ISO 8601
 * @param now milliseconds UTC
 */
export function describeDay(iso: string, now: number, language: Language): string {
  return findDistance(iso, now, language) ?? formatShortDate(iso, language)
}
