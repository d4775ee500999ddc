import type { FieldProblem } from '#platform/errors.ts'
import { platformError } from '#platform/errors.ts'
import { daysKept } from '../../shared/stay.ts'
import { dateAt, nightsOf, type StayDates } from '../house-time.ts'

/** Maximum number of nights of a stay. */
export const mostNights = 300

/** Maximum number of days from today to the arrival: two years. */
const mostDaysAhead = 731

/** The errors in the dates of a stay, by field; undefined if they are valid. */
export function findDateProblem(
  dates: StayDates,
  timeZone: string,
  nowMs: number,
): Partial<Record<keyof StayDates, FieldProblem>> | undefined {
  const { arrival, departure } = dates
  const today = Temporal.PlainDate.from(dateAt(nowMs, timeZone))
  if (departure <= arrival) return { departure: 'DEPARTURE_TOO_EARLY' }
  if (nightsOf(dates) > mostNights) return { departure: { code: 'STAY_TOO_LONG', params: { limit: mostNights } } }
  if (arrival > today.add({ days: mostDaysAhead }).toString()) return { arrival: 'ARRIVAL_TOO_FAR' }
  const isForgotten = departure < today.subtract({ days: daysKept }).toString()
  return isForgotten ? { departure: { code: 'STAY_TOO_OLD', params: { limit: daysKept } } } : undefined
}

/** @throws INVALID_INPUT */
export function refuseWrongDates(dates: StayDates, timeZone: string, nowMs: number): void {
  const fields = findDateProblem(dates, timeZone, nowMs)
  if (fields) throw platformError('INVALID_INPUT', { fields })
}

/** A date some days later, or earlier. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
