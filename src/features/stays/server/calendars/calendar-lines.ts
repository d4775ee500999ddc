import type { Context } from '#platform/context.ts'
import type { FeedEvent } from '../feeds/read-feed.ts'
import type { StayEvent } from '../feeds/reconcile.ts'
import type { StayDates } from '../house-time.ts'
import { hashUid } from './calendar-address.ts'
import type { Doubt, Echo } from './calendar-echoes.ts'
import type { NeededQuestion, Question } from './calendar-questions.ts'
import type { KnownStay, OtherStay } from './calendar-stays.ts'
import { datesOf } from './earlier-dates.ts'

/** A line of a calendar with the keyed hash of its UID. */
type HashedLine = StayEvent & { kind: FeedEvent['kind'] }

type Stored = {
  known: readonly KnownStay[]
  /** Live ones. */
  others: readonly OtherStay[]
  questions: readonly Question[]
  findDoubt: (line: StayEvent) => Doubt | undefined
}

/** What the lines of an answer are, before they are compared with the stays that are known. */
export type SortedLines = {
  stays: StayEvent[]
  questions: NeededQuestion[]
  /** Lines that are no stays, because the host has said so, or because they repeat a stay of another calendar. */
  leftOut: StayDates[]
  /** Whether stays that are not of this calendar have decided about a line. */
  dependsOnBook: boolean
  /** Lines that repeat a stay of another calendar. */
  echoes: Pick<Echo, 'stayId' | 'uid'>[]
}

/** The lines with hashed UIDs, and for each hash under an earlier key the one under the present key. */
export function hashLines(
  context: Pick<Context, 'keyring'>,
  bookId: string,
  lines: readonly FeedEvent[],
): { lines: HashedLine[]; renewed: Map<string, string> } {
  const renewed = new Map<string, string>()
  const hashed = lines.map((line) => {
    const [uid, ...earlier] = hashUid(context, bookId, line.uid)
    for (const hash of earlier) renewed.set(hash, uid)
    return { ...line, uid }
  })
  return { lines: hashed, renewed }
}

/** Decides about the lines that only the host can decide about, as far as she, or the stays of the book, have told. */
export function sortLines(lines: readonly HashedLine[], stored: Stored, today: string): SortedLines {
  const sorted: SortedLines = { stays: [], questions: [], leftOut: [], dependsOnBook: false, echoes: [] }
  const live = stored.known.filter(({ isCancelled }) => !isCancelled)
  const knownUids = new Set(live.map(({ uid }) => uid).filter((uid) => uid !== ''))
  const knownDates = new Set(live.map(datesOf))
  const otherDates = new Map(stored.others.map((other) => [datesOf(other), other]))
  for (const line of lines) {
    const answer = line.kind === 'stay' ? 'yes' : answerOf(line, stored.questions, today)
    // A platform may take the name out of a booking; what was a stay before is one still.
    const isStay = answer === 'yes' || knownUids.has(line.uid) || knownDates.has(datesOf(line))
    const other = otherDates.get(datesOf(line))
    if (isStay && answer !== 'no') sorted.stays.push(line)
    else if (answer === 'no') sorted.leftOut.push(line)
    else if (other) {
      sorted.leftOut.push(line)
      sorted.dependsOnBook = true
      if (other.calendarId !== null) sorted.echoes.push({ stayId: other.id, uid: line.uid })
    } else if (isInDoubt(line, stored.findDoubt(line), sorted)) sorted.dependsOnBook = true
    else sorted.questions.push(toQuestion('isBooking', line, null))
  }
  return sorted
}

/**
 * Leaves a line out, or asks about it, that may be a booking which another calendar has changed.
 * @returns whether it is in doubt: otherwise it is a stay
 */
export function isInDoubt(
  line: StayEvent,
  doubt: Doubt | undefined,
  { leftOut, questions }: Pick<SortedLines, 'leftOut' | 'questions'>,
): boolean {
  if (!doubt || doubt.answer === 'no') return false
  if (doubt.answer === 'yes') leftOut.push(line)
  else questions.push(toQuestion('sameBooking', line, doubt.stayId))
  return true
}

/** What the host has answered about nights: of a line that began before today, platforms move the start to today. */
function answerOf(line: StayDates, questions: readonly Question[], today: string) {
  const isSame = ({ arrival, departure }: StayDates) =>
    departure === line.departure && (arrival === line.arrival || (arrival < line.arrival && line.arrival <= today))
  return questions.find((question) => question.kind === 'isBooking' && question.answer !== null && isSame(question))
    ?.answer
}

export function toQuestion(
  kind: NeededQuestion['kind'],
  { arrival, departure, uid }: StayDates & { uid: string },
  stayId: string | null,
): NeededQuestion {
  return { kind, arrival, departure, uidHash: uid, stayId }
}
