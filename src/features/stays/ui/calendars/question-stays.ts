import type { CalendarQuestionView, CalendarView } from '../../shared/calendar-contract.ts'
import type { ListedStay } from '../code-state.ts'

/** Whether a question is about a stay: it names it, or asks whether the booking of the stay is an earlier one. */
export function isAbout(
  { kind, stayId, arrival, departure }: CalendarQuestionView,
  { id }: Pick<CalendarView, 'id'>,
  stay: Pick<ListedStay, 'id' | 'arrival' | 'departure' | 'calendarId'>,
): boolean {
  if (stayId === stay.id) return true
  const isReplacement = kind === 'sameGuests' || kind === 'moved'
  return isReplacement && stay.calendarId === id && stay.arrival === arrival && stay.departure === departure
}
