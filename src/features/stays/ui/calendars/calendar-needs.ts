import type { CalendarQuestionView, CalendarView, StayPair } from '../../shared/calendar-contract.ts'
import type { StayBook, StayOfBook } from '../../shared/stay-contract.ts'

/** A calendar with its book. */
export type PlacedCalendar = { calendar: CalendarView; book: StayBook }

/**
 * What a host has to do for a calendar: answer a question, check why it cannot be read, or delete one of two stays
 * that are for the same guests by her answer.
 */
export type CalendarNeed = PlacedCalendar &
  (
    | { kind: 'question'; question: CalendarQuestionView }
    | { kind: 'silent'; since: string }
    | { kind: 'pair'; pair: StayPair }
  )

/** Calendars with their books; a calendar of a book that is not in the list is left out. */
export function placeCalendars(calendars: readonly CalendarView[], books: readonly StayBook[]): PlacedCalendar[] {
  const known = new Map(books.map((book) => [book.id, book]))
  return calendars.flatMap((calendar) => {
    const book = known.get(calendar.bookId)
    return book ? [{ calendar, book }] : []
  })
}

/** Since when a calendar cannot be read, ISO 8601. */
export function silentSince({ failure, failingSince }: Pick<CalendarView, 'failure' | 'failingSince'>) {
  return failure === null ? undefined : (failingSince ?? undefined)
}

/** Time after which a failing calendar is reported, in milliseconds: a single failed poll is not reported. */
const patience = 60 * 60_000

/**
 * What calendars need: first those that cannot be read and lack all stays at once, then questions by arrival, then pairs of
 * stays.
 * @param now milliseconds UTC
 */
export function findCalendarNeeds(calendars: readonly PlacedCalendar[], now: number): CalendarNeed[] {
  const silent = calendars.flatMap((placed): CalendarNeed[] => {
    const since = silentSince(placed.calendar)
    return since === undefined || now - Date.parse(since) < patience ? [] : [{ ...placed, kind: 'silent', since }]
  })
  const questions = calendars
    .flatMap((placed) =>
      placed.calendar.questions.map((question) => ({ ...placed, kind: 'question' as const, question })),
    )
    .toSorted((a, b) => rankOf(a.question) - rankOf(b.question) || a.question.arrival.localeCompare(b.question.arrival))
  const pairs = calendars.flatMap((placed) =>
    placed.calendar.pairs.map((pair) => ({ ...placed, kind: 'pair' as const, pair })),
  )
  return [...silent, ...questions, ...pairs]
}

const rankOf = ({ kind }: CalendarQuestionView) => (kind === 'allGone' ? 0 : 1)

/** Whether a question is about a stay: it names it, or asks whether the booking of the stay is an earlier one. */
export function isAbout(
  { kind, stayId, arrival, departure }: CalendarQuestionView,
  { id }: Pick<CalendarView, 'id'>,
  stay: Pick<StayOfBook, 'id' | 'arrival' | 'departure' | 'calendarId'>,
): boolean {
  if (stayId === stay.id) return true
  const isReplacement = kind === 'sameGuests' || kind === 'moved'
  return isReplacement && stay.calendarId === id && stay.arrival === arrival && stay.departure === departure
}
