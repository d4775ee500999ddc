import type { CalendarRemoval, CalendarView } from '../../shared/calendar-contract.ts'
import type { ListedStay } from '../code-state.ts'

type Coded = Pick<ListedStay, 'bookId' | 'calendarId' | 'state' | 'hasUnseenEnd' | 'code' | 'codeSetAt' | 'codeBefore'>

/**
 * The codes that the host has to take off the lock after she has removed a calendar: those of its stays that end with it,
 * or that it ended without her knowledge. A code that other guests have is left out.
 */
export function codesLeftBy(
  calendar: Pick<CalendarView, 'id' | 'bookId'>,
  choice: CalendarRemoval['stays'],
  stays: readonly Coded[],
): string[] {
  const isEnding = ({ calendarId, state, hasUnseenEnd }: Coded) =>
    calendarId === calendar.id && (hasUnseenEnd || (choice === 'remove' && state === 'expected'))
  const others = stays.filter(
    (stay) =>
      stay.bookId === calendar.bookId && (stay.state === 'expected' || stay.state === 'inHouse') && !isEnding(stay),
  )
  const used = new Set(others.flatMap((stay) => [stay.code, codeOnLock(stay)]))
  const left = stays.filter(isEnding).map(codeOnLock)
  return [...new Set(left)].flatMap((code) => (code === null || used.has(code) ? [] : [code]))
}

function codeOnLock({ code, codeSetAt, codeBefore }: Coded): string | null {
  if (codeSetAt !== null) return code
  return codeBefore === null || codeBefore.isUsed ? null : codeBefore.code
}
