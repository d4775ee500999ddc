import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { voidOldConfirmations } from '../codes/code-change.ts'
import { type BookCodes, readBookCodes } from '../codes/personal-codes.ts'
import type { FeedEvent } from '../feeds/read-feed.ts'
import { mayBeMoved, reconcile, reconcileUnchanged, type StayEvent, stateOfFeedStay } from '../feeds/reconcile.ts'
import { dateAt, datesOf, type StayDates } from '../house-time.ts'
import { endByCalendar } from '../stays/calendar-end.ts'
import { getStay, restoreStay } from '../stays/stay-service.ts'
import { type ApplyScope, addStays, moveKnown } from './calendar-adding.ts'
import { createDoubtFinder, listEchoes, writeEchoes } from './calendar-echoes.ts'
import { findLostAnswers, hashLines, sortLines, toQuestion } from './calendar-lines.ts'
import {
  forgetLostAnswers,
  listQuestions,
  type NeededQuestion,
  type Question,
  replaceQuestions,
} from './calendar-questions.ts'
import { type KnownStay, listKnownStays, listOtherStays, type OtherStay, writePollNotes } from './calendar-stays.ts'
import { echoDelay } from './earlier-dates.ts'
import { tellOfChange } from './new-stays.ts'
import { renewHashes } from './renew-hashes.ts'

/** Result of applying a calendar, for its row. */
export type Applied = {
  /** Events that were left out in addition to those left out while reading. */
  leftOut: StayDates[]
  /** Whether an equal response can have another meaning later. */
  dependsOnBook: boolean
  /** The error code that stopped adding stays; null: all were added. */
  failure: string | null
}

/** Updates stays and questions to match a calendar response. */
export async function applyLines(
  tx: Tx,
  context: Context,
  scope: ApplyScope,
  answer: readonly FeedEvent[],
): Promise<Applied> {
  const { calendarId, settings } = scope
  const { bookId } = settings
  const now = context.clock.now()
  const today = dateAt(now, settings.timeZone)
  const { lines, renewed } = hashLines(context, bookId, answer)
  await renewHashes(tx, bookId, renewed)
  const known = await listKnownStays(tx, calendarId)
  const others = await listOtherStays(tx, { bookId, calendarId }, { from: today, endedSince: now - echoDelay })
  const stored = await listQuestions(tx, calendarId)
  const questions = await forgetLostAnswers(tx, stored, { lost: findLostAnswers(stored, lines, today), now })
  const echoes = await listEchoes(tx, calendarId)
  const findDoubt = createDoubtFinder({ now, others, echoes, questions, lines })
  const live = others.filter(({ isLive }) => isLive)
  const sorted = sortLines(lines, { known, others: live, questions, findDoubt }, today)
  const { stays, added } = reconcile(known, sorted.stays, { house: settings, nowMs: now })
  await storeKnown(tx, context, scope, { before: known, after: stays })
  const doubtful = new Set(stays.flatMap((stay) => (mayBeMoved(stay) ? (stay.replacedBy ?? []) : [])))
  const adding = await addStays(tx, context, scope, { added, others: live, questions, findDoubt, doubtful })
  const seen = [...sorted.echoes, ...adding.echoes]
  await writeEchoes(tx, { calendarId, now }, { before: echoes, seen })
  const asked = questionsAbout(stays, scope, { now, questions, lines: sorted.stays })
  await replaceQuestions(
    tx,
    { calendarId, today, now },
    ['isBooking', 'sameStay', 'sameBooking', 'sameGuests', 'moved', 'allGone'],
    [...sorted.questions, ...adding.questions, ...asked, ...questionsAboutDoubles(stays, { others: live, today })],
  )
  return {
    leftOut: [...sorted.leftOut, ...adding.leftOut],
    dependsOnBook: sorted.dependsOnBook || adding.dependsOnBook || stays.some(isToPart),
    failure: adding.failure,
  }
}

/** As `applyLines`, for a successful poll with the same response as the previous one. */
export async function applyUnchanged(tx: Tx, context: Context, scope: ApplyScope): Promise<void> {
  const { calendarId, settings } = scope
  const now = context.clock.now()
  const today = dateAt(now, settings.timeZone)
  const before = await listKnownStays(tx, calendarId)
  const after = reconcileUnchanged(before, { house: settings, nowMs: now })
  await storeKnown(tx, context, scope, { before, after })
  const questions = await listQuestions(tx, calendarId)
  const needed = questionsAbout(after, scope, { now, questions, lines: [] })
  await replaceQuestions(tx, { calendarId, today, now }, ['sameGuests', 'moved', 'allGone'], needed)
}

type Renumbering = {
  now: number
  /** The stored questions. */
  questions: readonly Question[]
  /** The stays of the response; none if it equals the previous one. */
  lines: readonly StayEvent[]
}

/** The questions about stays that have a new UID, that may have been moved, or that have all disappeared at once. */
function questionsAbout(
  stays: readonly KnownStay[],
  { settings }: ApplyScope,
  renumbering: Renumbering,
): NeededQuestion[] {
  const newDatesOf = createNewDatesFinder(renumbering)
  const live = stays.filter((stay) => {
    const state = stateOfFeedStay(stay, { house: settings, nowMs: renumbering.now })
    return state === 'expected' || state === 'inHouse'
  })
  const renumbered = live.flatMap((stay) => {
    const { replacedBy: uid } = stay
    if (uid === null) return []
    const dates = newDatesOf(stay, uid)
    const isMoved =
      mayBeMoved(stay) && dates.departure !== stay.departure && dates.departure !== stay.feedDates.departure
    return toQuestion(isMoved ? 'moved' : 'sameGuests', { ...dates, uid }, stay.stay.id)
  })
  const doubtful = live.filter((stay) => stay.isDoubtful && !mayBeMoved(stay))
  const arrival = doubtful.map((stay) => stay.arrival).sort()[0]
  const departure = doubtful
    .map((stay) => stay.departure)
    .sort()
    .at(-1)
  if (arrival === undefined || departure === undefined) return renumbered
  return [...renumbered, toQuestion('allGone', { arrival, departure, uid: '' }, null)]
}

/**
 * The questions about stays that were moved to the dates of a future stay of another calendar, which may have shown the
 * change first.
 */
function questionsAboutDoubles(
  stays: readonly KnownStay[],
  { others, today }: { others: readonly OtherStay[]; today: string },
): NeededQuestion[] {
  const toCome = others.filter((other) => other.calendarId !== null && other.arrival > today)
  const byDates = new Map(toCome.map((other) => [datesOf(other), other]))
  return stays.flatMap((known) => {
    const isMoved = known.earlier.length > 0 || datesOf(known) !== datesOf(known.stay)
    const double = isMoved && !known.isCancelled ? byDates.get(datesOf(known)) : undefined
    return double ? toQuestion('sameBooking', known, double.id) : []
  })
}

/** Whether the event of a stay becomes a separate one near its arrival, unless the host answers. */
function isToPart({ replacedBy, isDoubtful, isCancelled }: KnownStay): boolean {
  return replacedBy !== null && !isDoubtful && !isCancelled
}

/** Finds the dates of the line that has a stay's new number: other guests have these, not those of the stay. */
function createNewDatesFinder({ questions, lines }: Renumbering): (known: KnownStay, uid: string) => StayDates {
  const linesByUid = Map.groupBy(lines, ({ uid }) => uid)
  const renumbered = questions.filter(({ kind }) => kind === 'sameGuests' || kind === 'moved')
  const askedOf = new Map(renumbered.map((question) => [`${question.stayId} ${question.uidHash}`, question]))
  return (known, uid) => {
    const line = linesByUid.get(uid)?.find(({ departure }) => uid !== '' || departure === known.departure)
    return line ?? askedOf.get(`${known.stay.id} ${uid}`) ?? known
  }
}

/** Stores what has changed in the known stays. */
async function storeKnown(
  tx: Tx,
  context: Context,
  scope: ApplyScope,
  { before, after }: { before: readonly KnownStay[]; after: readonly KnownStay[] },
): Promise<void> {
  const earlier = new Map(before.map((known) => [known.stay.id, known]))
  const changed = after.filter((known) => !isSame(known, earlier.get(known.stay.id)))
  const codes = changed.length > 0 ? await readBookCodes(tx, context, scope.settings) : undefined
  let isMoved = false
  for (const known of changed) isMoved = (await storeStay(tx, context, scope, { known, codes })) || isMoved
  if (isMoved || after.some(isBack)) await voidOldConfirmations(tx, context, scope.settings)
}

/** Whether a stay that had ended is in the calendar again. */
function isBack({ stay, isCancelled }: KnownStay): boolean {
  return !isCancelled && stay.cancelledAt !== null && stay.removedAt === null
}

function isSame(one: KnownStay, other: KnownStay | undefined): boolean {
  const notesOf = ({ stay: _stay, ...noted }: KnownStay) => JSON.stringify(noted)
  return other !== undefined && notesOf(one) === notesOf(other)
}

const datesWithin = ({ arrival, departure }: StayDates): StayDates => ({ arrival, departure })

/** @returns whether the stay has other dates than before */
async function storeStay(
  tx: Tx,
  context: Context,
  scope: ApplyScope,
  { known, codes }: { known: KnownStay; codes: BookCodes | undefined },
): Promise<boolean> {
  const { stay, arrival, departure, isCancelled } = known
  if (stay.removedAt !== null) {
    await writePollNotes(tx, known, { arrival, departure })
    return false
  }
  const isMoved = await moveKnown(tx, context, scope.settings, { known, codes })
  if (isCancelled) await endByCalendar(tx, context, scope, stay)
  else if (isBack(known)) {
    const moved = isMoved ? await getStay(tx, { bookId: stay.bookId, stayId: stay.id }) : stay
    await restoreStay(tx, context, scope.settings, moved, codes)
  }
  if (!isCancelled && (isMoved || isBack(known))) await tellOfChange(tx, context, scope, stay, isMoved ? known : stay)
  const isRefused = !isMoved && datesOf(known) !== datesOf(stay)
  // Dates that cannot be stored are news at the next poll again.
  await writePollNotes(tx, isRefused ? { ...known, feedDates: datesWithin(stay) } : known)
  return isMoved
}
