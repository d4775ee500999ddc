import type { Context } from '#platform/context.ts'
import type { FeedEvent } from '../feeds/read-feed.ts'
import { createKnownFinder, type StayEvent } from '../feeds/reconcile.ts'
import { datesOf, type StayDates } from '../house-time.ts'
import { hashUid } from './calendar-address.ts'
import type { Doubt, Echo } from './calendar-echoes.ts'
import type { NeededQuestion, Question } from './calendar-questions.ts'
import { datesShownOf, type KnownStay, type OtherStay } from './calendar-stays.ts'

/** An event of a calendar with the keyed hash of its UID. */
type HashedLine = StayEvent & { kind: FeedEvent['kind'] }

type Stored = {
  known: readonly KnownStay[]
  /** Active ones. */
  others: readonly OtherStay[]
  questions: readonly Question[]
  findDoubt: (line: StayEvent) => Doubt | undefined
}

/** The events of a response by what they are, before they are compared with the known stays. */
export type SortedLines = {
  stays: StayEvent[]
  questions: NeededQuestion[]
  /** Events that are no stays, because the host has said so, or because they repeat a stay of another calendar. */
  leftOut: StayDates[]
  /** Whether stays that are not of this calendar have decided about an event. */
  dependsOnBook: boolean
  /** Events that repeat a stay of another calendar. */
  echoes: Pick<Echo, 'stayId' | 'uid'>[]
}

/** The events with hashed UIDs, and for each hash under an earlier key the one under the present key. */
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

/** Decides about the events that only the host can decide about, using her earlier answers and the book's stays. */
export function sortLines(lines: readonly HashedLine[], stored: Stored, today: string): SortedLines {
  const sorted: SortedLines = { stays: [], questions: [], leftOut: [], dependsOnBook: false, echoes: [] }
  const isKnown = createKnownFinder(stored.known)
  const answerOf = createAnswerFinder(stored.questions, today)
  const otherDates = new Map(stored.others.flatMap((other) => datesShownOf(other).map((dates) => [dates, other])))
  for (const line of lines) {
    const answer = line.kind === 'stay' ? 'yes' : answerOf(line)
    const isStay = answer === 'yes' || isKnown(line)
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
 * Leaves out, or asks about, an event that may be a booking which another calendar has changed.
 * @returns whether it is unresolved: otherwise it is a stay
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

/** Finds what the host has answered about the nights of a line. */
function createAnswerFinder(questions: readonly Question[], today: string) {
  const answered = questions.filter(({ kind, answer }) => kind === 'isBooking' && answer !== null)
  const byDeparture = Map.groupBy(answered, ({ departure }) => departure)
  return (line: StayDates) =>
    byDeparture.get(line.departure)?.find((question) => hasNightsOf(question, line, today))?.answer
}

/** Of a line that began before today, platforms move the start to today. */
function hasNightsOf({ arrival, departure }: StayDates, line: StayDates, today: string): boolean {
  return departure === line.departure && (arrival === line.arrival || (arrival < line.arrival && line.arrival <= today))
}

/**
 * The answered questions about lines that an answer lacks. A doubt about all stays is about no line.
 * @param today `YYYY-MM-DD` at the house
 */
export function findLostAnswers(
  questions: readonly Question[],
  lines: readonly (StayDates & { uid: string })[],
  today: string,
): Question[] {
  const uids = new Set(lines.map(({ uid }) => uid).filter((uid) => uid !== ''))
  const byDeparture = Map.groupBy(lines, ({ departure }) => departure)
  const hasLine = (question: Question) =>
    uids.has(question.uidHash) ||
    byDeparture.get(question.departure)?.some((line) => hasNightsOf(question, line, today)) === true
  return questions.filter((question) => question.answer !== null && question.kind !== 'allGone' && !hasLine(question))
}

export function toQuestion(
  kind: NeededQuestion['kind'],
  { arrival, departure, uid }: StayDates & { uid: string },
  stayId: string | null,
): NeededQuestion {
  return { kind, arrival, departure, uidHash: uid, stayId }
}
