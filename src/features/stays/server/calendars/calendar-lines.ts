import type { Context } from '#platform/context.ts'
import type { FeedEvent } from '../feeds/read-feed.ts'
import type { StayEvent } from '../feeds/reconcile.ts'
import type { StayDates } from '../house-time.ts'
import { hashUid } from './calendar-address.ts'
import type { NeededQuestion, Question } from './calendar-questions.ts'
import type { KnownStay, OtherStay } from './calendar-stays.ts'

/** A line of a calendar with the keyed hash of its UID. */
type HashedLine = StayEvent & { kind: FeedEvent['kind'] }

type Stored = { known: readonly KnownStay[]; others: readonly OtherStay[]; questions: readonly Question[] }

/** What the lines of an answer are, before they are compared with the stays that are known. */
export type SortedLines = {
  stays: StayEvent[]
  questions: NeededQuestion[]
  /** Lines that are no stays, because the host has said so, or because they repeat a stay of another calendar. */
  leftOut: StayDates[]
  /** Whether stays that are not of this calendar have decided about a line. */
  dependsOnBook: boolean
}

/**
 * The lines with hashed UIDs, and the known stays with the hashes of the same key: after a change of the key (see
 * `SECRET_KEY_OLD`) stays would not be recognised.
 */
export function hashLines(
  context: Pick<Context, 'keyring'>,
  bookId: string,
  { known, lines }: { known: readonly KnownStay[]; lines: readonly FeedEvent[] },
): { known: KnownStay[]; lines: HashedLine[] } {
  const present = new Map<string, string>()
  const hashed = lines.map((line) => {
    const [uid, ...earlier] = hashUid(context, bookId, line.uid)
    for (const hash of earlier) present.set(hash, uid)
    return { ...line, uid }
  })
  const renew = <Hash extends string | null>(hash: Hash) => (hash === null ? hash : (present.get(hash) ?? hash))
  return {
    known: known.map((stay) => ({ ...stay, uid: renew(stay.uid) ?? '', replacedBy: renew(stay.replacedBy) })),
    lines: hashed,
  }
}

/** Decides about the lines that only the host can decide about, as far as she, or the stays of the book, have told. */
export function sortLines(lines: readonly HashedLine[], stored: Stored, today: string): SortedLines {
  const sorted: SortedLines = { stays: [], questions: [], leftOut: [], dependsOnBook: false }
  const live = stored.known.filter(({ isCancelled }) => !isCancelled)
  const knownUids = new Set(live.map(({ uid }) => uid).filter((uid) => uid !== ''))
  const knownDates = new Set(live.map(datesOf))
  const otherDates = new Set(stored.others.map(datesOf))
  for (const line of lines) {
    const answer = line.kind === 'stay' ? 'yes' : answerOf(line, stored.questions, today)
    // A platform may take the name out of a booking; what was a stay before is one still.
    const isStay = answer === 'yes' || knownUids.has(line.uid) || knownDates.has(datesOf(line))
    if (isStay && answer !== 'no') sorted.stays.push(line)
    else if (answer === 'no') sorted.leftOut.push(line)
    else if (otherDates.has(datesOf(line))) {
      sorted.leftOut.push(line)
      sorted.dependsOnBook = true
    } else sorted.questions.push(toQuestion('isBooking', line, null))
  }
  return sorted
}

/** What the host has answered about nights: of a line that began before today, platforms move the start to today. */
function answerOf(line: StayDates, questions: readonly Question[], today: string) {
  const isSame = ({ arrival, departure }: StayDates) =>
    departure === line.departure && (arrival === line.arrival || (arrival < line.arrival && line.arrival <= today))
  return questions.find((question) => question.kind === 'isBooking' && question.answer !== null && isSame(question))
    ?.answer
}

export function datesOf({ arrival, departure }: StayDates): string {
  return `${arrival} ${departure}`
}

export function toQuestion(
  kind: NeededQuestion['kind'],
  { arrival, departure, uid }: StayDates & { uid: string },
  stayId: string | null,
): NeededQuestion {
  return { kind, arrival, departure, uidHash: uid, stayId }
}
