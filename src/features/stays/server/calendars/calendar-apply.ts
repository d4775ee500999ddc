import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { voidOldConfirmations } from '../codes/code-change.ts'
import type { FeedEvent } from '../feeds/read-feed.ts'
import {
  follow,
  reconcile,
  reconcileUnchanged,
  type StayEvent,
  stateOfFeedStay,
  toFeedStay,
} from '../feeds/reconcile.ts'
import { dateAt, type StayDates } from '../house-time.ts'
import { findDateProblem } from '../stays/stay-dates.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { cancelStay, createStay, getStay, restoreStay, updateStay } from '../stays/stay-service.ts'
import { datesOf, hashLines, sortLines, toQuestion } from './calendar-lines.ts'
import { listQuestions, type NeededQuestion, type Question, replaceQuestions } from './calendar-questions.ts'
import {
  adoptStay,
  type KnownStay,
  listKnownStays,
  listOtherStays,
  type OtherStay,
  writePollNotes,
} from './calendar-stays.ts'

/** The calendar whose poll is applied. The caller holds the lock of the host's account. */
export type ApplyScope = { calendarId: string; hostId: string; settings: StaySettings }

/** What applying has found, for the calendar's row. */
export type Applied = {
  /** Lines that were left out besides those that the reading has left out. */
  leftOut: StayDates[]
  dependsOnBook: boolean
  /** The code of the error that stopped the adding of stays; null: all were added. */
  failure: string | null
}

/** Stays that are added or changed between two turns of the event loop. */
const perTurn = 10

/** Brings the stays and questions of a calendar to what an answer says. */
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
  const stored = await listKnownStays(tx, calendarId)
  const others = await listOtherStays(tx, { bookId, calendarId }, today)
  const questions = await listQuestions(tx, calendarId)
  const { known, lines } = hashLines(context, bookId, { known: stored, lines: answer })
  const sorted = sortLines(lines, { known, others, questions }, today)
  const { stays, added } = reconcile(known, sorted.stays, { house: settings, nowMs: now })
  await storeKnown(tx, context, settings, { before: stored, after: stays })
  const adding = await addStays(tx, context, scope, { added, others, questions })
  const asked = questionsAbout(stays, scope, { now, questions, lines: sorted.stays })
  await replaceQuestions(
    tx,
    { calendarId, today, now },
    ['isBooking', 'sameStay', 'sameGuests', 'allGone'],
    [...sorted.questions, ...adding.questions, ...asked],
  )
  return {
    leftOut: [...sorted.leftOut, ...adding.leftOut],
    dependsOnBook: sorted.dependsOnBook || adding.dependsOnBook,
    failure: adding.failure,
  }
}

/** As `applyLines`, for a good poll that brought the same answer as the one before. */
export async function applyUnchanged(tx: Tx, context: Context, scope: ApplyScope): Promise<void> {
  const { calendarId, settings } = scope
  const now = context.clock.now()
  const today = dateAt(now, settings.timeZone)
  const before = await listKnownStays(tx, calendarId)
  const after = reconcileUnchanged(before, { house: settings, nowMs: now })
  await storeKnown(tx, context, settings, { before, after })
  const questions = await listQuestions(tx, calendarId)
  const needed = questionsAbout(after, scope, { now, questions, lines: [] })
  await replaceQuestions(tx, { calendarId, today, now }, ['sameGuests', 'allGone'], needed)
}

type Renumbering = {
  now: number
  /** The stored questions. */
  questions: readonly Question[]
  /** The stays of the answer; none if it is the same as the one before. */
  lines: readonly StayEvent[]
}

/** The questions about stays that have a new number, or that have all gone at once. */
function questionsAbout(
  stays: readonly KnownStay[],
  { settings }: ApplyScope,
  renumbering: Renumbering,
): NeededQuestion[] {
  const live = stays.filter((stay) => {
    const state = stateOfFeedStay(stay, { house: settings, nowMs: renumbering.now })
    return state === 'expected' || state === 'inHouse'
  })
  const renumbered = live.flatMap((stay) => {
    const { replacedBy: uid } = stay
    if (uid === null) return []
    return toQuestion('sameGuests', { ...newDatesOf(stay, uid, renumbering), uid }, stay.stay.id)
  })
  const doubtful = live.filter(({ isDoubtful }) => isDoubtful)
  const arrival = doubtful.map((stay) => stay.arrival).sort()[0]
  const departure = doubtful
    .map((stay) => stay.departure)
    .sort()
    .at(-1)
  if (arrival === undefined || departure === undefined) return renumbered
  return [...renumbered, toQuestion('allGone', { arrival, departure, uid: '' }, null)]
}

/** The dates of the line that has a stay's new number: other guests have these, not those of the stay. */
function newDatesOf(known: KnownStay, uid: string, { questions, lines }: Renumbering): StayDates {
  const line = lines.find((one) => one.uid === uid && (uid !== '' || one.departure === known.departure))
  const asked = questions.find(
    ({ kind, stayId, uidHash }) => kind === 'sameGuests' && stayId === known.stay.id && uidHash === uid,
  )
  return line ?? asked ?? known
}

/** Stores what has changed of the known stays. */
async function storeKnown(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { before, after }: { before: readonly KnownStay[]; after: readonly KnownStay[] },
): Promise<void> {
  const earlier = new Map(before.map((known) => [known.stay.id, known]))
  let changes = 0
  for (const known of after) {
    if (isSame(known, earlier.get(known.stay.id))) continue
    await storeStay(tx, context, settings, known)
    changes += 1
    if (changes % perTurn === 0) await nextTurn()
  }
  if (after.some(isBack)) await voidOldConfirmations(tx, context, settings)
}

/** Whether a stay that had ended is in the calendar again. */
function isBack({ stay, isCancelled }: KnownStay): boolean {
  return !isCancelled && stay.cancelledAt !== null && stay.removedAt === null
}

function isSame(one: KnownStay, other: KnownStay | undefined): boolean {
  const notesOf = ({ stay: _stay, ...noted }: KnownStay) => JSON.stringify(noted)
  return other !== undefined && notesOf(one) === notesOf(other)
}

async function storeStay(tx: Tx, context: Context, settings: StaySettings, known: KnownStay): Promise<void> {
  const { stay, arrival, departure, isCancelled } = known
  if (stay.removedAt !== null) return writePollNotes(tx, known, { arrival, departure })
  await moveStay(tx, context, settings, stay, { arrival, departure })
  if (isCancelled) await cancelStay(tx, context, stay)
  else await restoreStay(tx, context, stay)
  await writePollNotes(tx, known)
}

/** Gives a stay other dates, if they can be stored. */
async function moveStay(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  { arrival, departure }: StayDates,
): Promise<void> {
  const isMoved = arrival !== stay.arrival || departure !== stay.departure
  const isPossible = findDateProblem({ arrival, departure }, settings.timeZone, context.clock.now()) === undefined
  if (isMoved && isPossible) await updateStay(tx, context, settings, stay, { arrival, departure })
}

type Adding = { added: readonly StayEvent[]; others: readonly OtherStay[]; questions: readonly Question[] }

/** Adds the stays that are new, and asks about those that the host may have entered herself. */
async function addStays(
  tx: Tx,
  context: Context,
  scope: ApplyScope,
  adding: Adding,
): Promise<Applied & { questions: NeededQuestion[] }> {
  const result: Applied & { questions: NeededQuestion[] } = {
    leftOut: [],
    dependsOnBook: false,
    failure: null,
    questions: [],
  }
  let { others } = adding
  for (const [index, event] of adding.added.entries()) {
    if (index % perTurn === perTurn - 1) await nextTurn()
    const isPossible = findDateProblem(event, scope.settings.timeZone, context.clock.now()) === undefined
    const twin = isPossible ? findTwin(event, { ...adding, others }) : undefined
    if (!isPossible) result.leftOut.push(event)
    else if (twin?.isAdoptable) {
      await takeBack(tx, context, scope, twin.id, event)
      others = others.filter(({ id }) => id !== twin.id)
    } else if (twin) {
      result.dependsOnBook = true
      if (twin.calendarId === null) result.questions.push(toQuestion('sameStay', event, twin.id))
      else result.leftOut.push(event)
    } else {
      const failure = await addStay(tx, context, scope, event)
      if (failure !== null) return { ...result, failure }
    }
  }
  return result
}

/** Lets a stay follow the calendar again that it followed before, with the dates that the calendar has now. */
async function takeBack(
  tx: Tx,
  context: Context,
  { calendarId, settings }: ApplyScope,
  stayId: string,
  event: StayEvent,
): Promise<void> {
  await adoptStay(tx, stayId, { calendarId, uidHash: event.uid })
  const stay = await getStay(tx, { bookId: settings.bookId, stayId })
  const known = { ...toFeedStay(event), ...stay }
  await moveStay(tx, context, settings, stay, follow(known, event, { house: settings, nowMs: context.clock.now() }))
}

/** @returns the code of the error if the account has as many stays, or the house as many codes, as it can have */
async function addStay(
  tx: Tx,
  context: Context,
  { calendarId, hostId, settings }: ApplyScope,
  { arrival, departure, uid: uidHash }: StayEvent,
): Promise<string | null> {
  try {
    const content = { arrival, departure, source: 'calendar' as const, calendar: { calendarId, uidHash } }
    await createStay(tx, context, { hostId, settings }, content)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/**
 * The stay of the book that an event repeats: one with its dates, unless the host has said that these are two; or one
 * that followed a calendar with its UID until the host removed that calendar.
 */
function findTwin(event: StayEvent, { others, questions }: Adding): (OtherStay & { isAdoptable: boolean }) | undefined {
  const released = others.find(
    ({ calendarId, uidHash }) => calendarId === null && uidHash !== null && uidHash !== '' && uidHash === event.uid,
  )
  if (released) return { ...released, isAdoptable: true }
  const isAnother = ({ id }: OtherStay) =>
    questions.some(
      ({ kind, stayId, uidHash, answer }) =>
        kind === 'sameStay' && stayId === id && uidHash === event.uid && answer === 'no',
    )
  const twin = others.find((other) => datesOf(other) === datesOf(event) && !isAnother(other))
  return twin && { ...twin, isAdoptable: false }
}
