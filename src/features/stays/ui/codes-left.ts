import type { CalendarRemoval, CalendarView } from '../shared/calendar-contract.ts'
import type { StayBook, StayOfBook } from '../shared/stay-contract.ts'

type Coded = Pick<StayOfBook, 'id' | 'bookId' | 'state' | 'endsAt' | 'code' | 'codeSetAt' | 'codeBefore'>

/** What needs a code on the lock besides the stays that end. */
type OnLock<Stay> = {
  book: Pick<StayBook, 'id' | 'otherCodes'>
  /** Of all books. */
  stays: readonly Stay[]
  /** Milliseconds UTC. */
  now: number
}

/**
 * The codes that the host has to take off the lock after she has removed a calendar: those of its stays that end with it,
 * or that it ended without her knowledge.
 */
export function codesLeftBy<Stay extends Coded & Pick<StayOfBook, 'calendarId' | 'hasUnseenEnd'>>(
  calendar: Pick<CalendarView, 'id'>,
  choice: CalendarRemoval['stays'],
  onLock: OnLock<Stay>,
): string[] {
  const isEnding = ({ calendarId, state, hasUnseenEnd }: Stay) =>
    calendarId === calendar.id && (hasUnseenEnd || (choice === 'remove' && state === 'expected'))
  return codesLeft(onLock.stays.filter(isEnding), onLock)
}

/**
 * The codes on the lock of stays that end, each once. A code that other guests have, a spare code and the door code of the
 * book stay there.
 */
export function codesLeft<Stay extends Coded>(ending: readonly Stay[], { book, stays, now }: OnLock<Stay>): string[] {
  const ended = new Set(ending.map(({ id }) => id))
  const others = stays.filter(
    ({ id, bookId, state, endsAt }) =>
      bookId === book.id && state !== 'cancelled' && now < Date.parse(endsAt) && !ended.has(id),
  )
  const used = new Set([...book.otherCodes, ...others.flatMap((stay) => [stay.code, codeOnLock(stay)])])
  return [...new Set(ending.map(codeOnLock))].flatMap((code) => (code === null || used.has(code) ? [] : [code]))
}

function codeOnLock({ code, codeSetAt, codeBefore }: Coded): string | null {
  if (codeSetAt !== null) return code
  return codeBefore === null || codeBefore.isUsed ? null : codeBefore.code
}
