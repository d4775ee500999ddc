import type { Account } from '#features/accounts/index.ts'
import { writeAlone } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { QuestionAnswer } from '../../shared/calendar.ts'
import type { CalendarView } from '../../shared/calendar-contract.ts'
import { calendarError } from '../../shared/calendar-errors.ts'
import { canMove, mayBeMoved, type Setting, stateOfFeedStay } from '../feeds/reconcile.ts'
import { listSent } from '../guest-messages/message-queries.ts'
import { dateAt, datesOf } from '../house-time.ts'
import { countStayWrite, getBookOfStays, requireSettings } from '../settings/settings-service.ts'
import { createStay } from '../stays/stay-creation.ts'
import { findStay } from '../stays/stay-queries.ts'
import type { StaySettings } from '../stays/stay-records.ts'
import { cancelStay, revokeLink } from '../stays/stay-service.ts'
import { stateAt } from '../stays/stay-window.ts'
import { presentCalendars } from './calendar-presenter.ts'
import { findCalendar, forgetContent } from './calendar-queries.ts'
import { findQuestion, type Question, writeAnswer } from './calendar-questions.ts'
import { adoptStay, deleteStays, type KnownStay, listKnownStays, writePollNotes } from './calendar-stays.ts'

type QuestionPath = { bookId: string; questionId: string }
type Answering = { question: Question; hostId: string; settings: StaySettings }

/**
 * Stores the host's answer about an event of a calendar, and applies it. The same answer again changes nothing.
 * @returns the calendar of the question
 * @throws BOOK_NOT_FOUND, CALENDAR_QUESTION_NOT_FOUND, TOO_MANY_REQUESTS, and as `createStay`
 */
export async function answerQuestion(
  context: Context,
  host: Account,
  { bookId, questionId }: QuestionPath,
  answer: QuestionAnswer,
): Promise<CalendarView> {
  await countStayWrite(context, host)
  return writeAlone(context, host, async (tx) => {
    const settings = requireSettings(await getBookOfStays(tx, { hostId: host.id, bookId }))
    const question = await findQuestion(tx, { bookId, questionId })
    if (!question || (question.answer !== null && question.answer !== answer)) {
      throw calendarError('CALENDAR_QUESTION_NOT_FOUND')
    }
    if (question.answer === null) {
      await writeAnswer(tx, questionId, answer)
      await actions[question.kind][answer](tx, context, { question, hostId: host.id, settings })
      // Events that were left out because of the question are examined again.
      await forgetContent(tx, question.calendarId)
    }
    const found = await findCalendar(tx, question.calendarId)
    const [view] = found ? await presentCalendars(tx, [found], context.clock.now()) : []
    if (!view) throw calendarError('CALENDAR_NOT_FOUND')
    return view
  })
}

type AnswerAction = (tx: Tx, context: Context, answering: Answering) => Promise<void>

const nothing: AnswerAction = async () => undefined

const addStay: AnswerAction = async (tx, context, { question, hostId, settings }) => {
  const { arrival, departure, calendarId, uidHash } = question
  const content = { arrival, departure, source: 'calendar' as const, calendar: { calendarId, uidHash } }
  await createStay(tx, context, { hostId, settings }, content)
}

const adopt: AnswerAction = async (tx, _context, { question: { stayId, calendarId, uidHash } }) => {
  if (stayId !== null) await adoptStay(tx, stayId, { calendarId, uidHash })
}

/**
 * One booking in two calendars: the stay that was added when it was moved is removed, unless its guests have arrived or
 * the host has sent its link.
 */
const joinBookings: AnswerAction = async (tx, context, { question, settings }) => {
  const { stayId, calendarId } = question
  if (stayId === null || !(await findKnownLine(tx, question))) return
  const double = await findStay(tx, { bookId: settings.bookId, stayId })
  const isToCome = double && stateAt(double, settings, context.clock.now()) === 'expected'
  if (!isToCome || double.calendarId === null || double.calendarId === calendarId) return
  if (double.arrivedAt !== null || (await wasSent(tx, double.id))) return
  await deleteStays(tx, [double.id])
  await forgetContent(tx, double.calendarId)
}

/** A separate booking: its event becomes a stay, if it is none yet. */
const separateBooking: AnswerAction = async (tx, context, answering) => {
  if (!(await findKnownLine(tx, answering.question))) await addStay(tx, context, answering)
}

/**
 * A stay was moved: the one that appeared on its new dates is removed, unless its guests have arrived or the host has sent
 * its link, and the next poll moves the first one there.
 */
const followMove: AnswerAction = async (tx, context, { question, settings }) => {
  const setting = { house: settings, nowMs: context.clock.now() }
  const all = await listKnownStays(tx, question.calendarId)
  const known = all.find(({ stay }) => stay.id === question.stayId)
  const double = all.find((other) => other.uid === question.uidHash && (!other.isCancelled || other.isRemoved))
  if (!known || known.isRemoved || !canMove(known, question, setting)) return
  if (double && !double.isRemoved && (await isInUse(tx, double, setting))) return
  if (double) await deleteStays(tx, [double.stay.id])
  await writePollNotes(tx, { ...known, uid: question.uidHash, missing: null, isDoubtful: false, replacedBy: null })
  // Already resolved.
  const others = all.filter((other) => other !== known && mayBeMoved(other) && other.replacedBy === question.uidHash)
  for (const other of others) await countAsMissing(tx, context, other)
}

/** Whether guests need the link of a stay: they have arrived, or the host has sent it. */
async function isInUse(tx: Tx, known: KnownStay, setting: Setting): Promise<boolean> {
  return stateOfFeedStay(known, setting) !== 'expected' || (await wasSent(tx, known.stay.id))
}

async function wasSent(tx: Tx, stayId: string): Promise<boolean> {
  return (await listSent(tx, [stayId])).size > 0
}

/** Two bookings: the missing one ends by the usual rules, and not while its guests are in the house. */
const letGo: AnswerAction = async (tx, context, { question }) => {
  const known = await findKnown(tx, question)
  if (known) await countAsMissing(tx, context, known)
}

/** The same guests under a new UID: from now on the stay is known by it. */
const renumber: AnswerAction = async (tx, context, answering) => {
  const { question } = answering
  const known = await findKnown(tx, question)
  if (known && mayBeMoved(known)) await followMove(tx, context, answering)
  else if (known) await writePollNotes(tx, { ...known, uid: question.uidHash, replacedBy: null })
}

/**
 * Other guests have the nights: the link of the first guests is revoked, unless they are in the house and the others come
 * on a later day.
 */
const replaceGuests: AnswerAction = async (tx, context, answering) => {
  const { question, settings } = answering
  const setting = { house: settings, nowMs: context.clock.now() }
  const all = await listKnownStays(tx, question.calendarId)
  const known = all.find(({ stay }) => stay.id === question.stayId)
  const isIn = known && stateOfFeedStay(known, setting) === 'inHouse'
  if (known && isIn && question.arrival > dateAt(setting.nowMs, settings.timeZone)) {
    await countAsMissing(tx, context, known)
  } else if (known) {
    await cancelStay(tx, context, known.stay)
    await revokeLink(tx, context, known.stay)
    await writePollNotes(tx, { ...known, isCancelled: true, isDoubtful: false, replacedBy: null })
  }
  const others = all.filter(({ uid }) => uid === question.uidHash)
  if (others.some(({ isCancelled }) => !isCancelled)) return
  // Other guests need the stay that the host has removed.
  await deleteStays(
    tx,
    others.flatMap(({ stay, isRemoved }) => (isRemoved ? stay.id : [])),
  )
  await addStay(tx, context, answering)
}

async function countAsMissing(tx: Tx, { clock }: Context, known: KnownStay): Promise<void> {
  const missing = { polls: 1, sinceMs: clock.now() }
  await writePollNotes(tx, { ...known, missing, isDoubtful: false, replacedBy: null })
}

/** Ends the unresolved stays that have not begun: guests who have arrived since the question was asked keep theirs. */
const endDoubtful: AnswerAction = async (tx, context, { question, settings }) => {
  const doubtful = (await listKnownStays(tx, question.calendarId)).filter(
    (stay) => stay.isDoubtful && !mayBeMoved(stay),
  )
  const setting = { house: settings, nowMs: context.clock.now() }
  for (const known of doubtful) {
    if (stateOfFeedStay(known, setting) === 'expected') await cancelStay(tx, context, known.stay)
    await writePollNotes(tx, { ...known, isDoubtful: false })
  }
}

const actions: Record<Question['kind'], Record<QuestionAnswer, AnswerAction>> = {
  isBooking: { yes: addStay, no: nothing },
  sameGuests: { yes: renumber, no: replaceGuests },
  sameStay: { yes: adopt, no: addStay },
  sameBooking: { yes: joinBookings, no: separateBooking },
  moved: { yes: followMove, no: letGo },
  allGone: { yes: endDoubtful, no: nothing },
}

async function findKnown(tx: Tx, { calendarId, stayId }: Question): Promise<KnownStay | undefined> {
  return (await listKnownStays(tx, calendarId)).find(({ stay }) => stay.id === stayId)
}

/** The active stay of the calendar that belongs to the event of a question. */
async function findKnownLine(tx: Tx, question: Question): Promise<KnownStay | undefined> {
  const known = await listKnownStays(tx, question.calendarId)
  return known.find(
    (stay) => !stay.isCancelled && stay.uid === question.uidHash && datesOf(stay.feedDates) === datesOf(question),
  )
}
