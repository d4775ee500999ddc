import { dayIn, formatTime } from '#platform/i18n/day.ts'

/** The day (`YYYY-MM-DD`) and the hour (`HH:MM`) of a message in the house. @param timeIso ISO 8601 */
export function momentDay(timeIso: string, timeZone: string | null): { day: string; time: string } {
  const at = Date.parse(timeIso)
  const zone = timeZone ?? 'UTC'
  return { day: dayIn(zone, at), time: formatTime(at, 'en', { timeZone: zone }) }
}
