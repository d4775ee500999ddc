import type { Selectable } from 'kysely'
import { hour } from '#platform/clock.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import type { QuestionAnswer, QuestionKind } from '../../shared/calendar.ts'
import type { StayDates } from '../house-time.ts'
import type { CalendarQuestionsTable } from '../stay-tables.ts'

/** A question for the host. */
export type NeededQuestion = StayDates & { kind: QuestionKind; uidHash: string; stayId: string | null }

export type Question = NeededQuestion & {
  id: string
  calendarId: string
  answer: QuestionAnswer | null
  /** Since when (ms UTC) no line has been about it. */
  lostAt: number | null
  /** When the host was told of it, ms UTC. */
  toldAt: number | null
}

/** Maximum number of open questions of a calendar; later ones are asked when earlier ones are answered. */
const mostOpen = 200

/** How long an answer is kept about a line that is gone, in milliseconds: as long as a stay that is gone. */
const lostAnswersKept = 2 * hour

/** Questions changed by one statement: databases bound its parameters. */
const mostAtOnce = 500

export async function listQuestions(db: Db, calendarId: string): Promise<Question[]> {
  const rows = await db
    .selectFrom('calendar_questions')
    .selectAll()
    .where('calendar_id', '=', calendarId)
    .orderBy('arrival')
    .orderBy('id')
    .execute()
  return rows.map(readQuestion)
}

/** @returns undefined for a question of another book */
export async function findQuestion(
  db: Db,
  { bookId, questionId }: { bookId: string; questionId: string },
): Promise<Question | undefined> {
  const row = await db
    .selectFrom('calendar_questions')
    .innerJoin('calendars', 'calendars.id', 'calendar_questions.calendar_id')
    .selectAll('calendar_questions')
    .where('calendar_questions.id', '=', questionId)
    .where('calendars.book_id', '=', bookId)
    .executeTakeFirst()
  return row && readQuestion(row)
}

/** Deletes the open questions about a stay that the host has removed. */
export async function forgetQuestionsAbout(tx: Tx, stayId: string): Promise<void> {
  await tx.deleteFrom('calendar_questions').where('stay_id', '=', stayId).where('answer', 'is', null).execute()
}

export async function writeAnswer(tx: Tx, questionId: string, answer: QuestionAnswer): Promise<void> {
  await tx.updateTable('calendar_questions').set({ answer }).where('id', '=', questionId).execute()
}

/**
 * Forgets answers about lines that have been gone for two hours: nights that a platform closes or sells again are a new
 * question. Without this, a feed with new lines each day would pile up answers for years.
 * @param lost the questions that no line is about
 * @returns the questions that are left
 */
export async function forgetLostAnswers(
  tx: Tx,
  questions: readonly Question[],
  { lost, now }: { lost: readonly Question[]; now: number },
): Promise<Question[]> {
  const isLost = new Set(lost)
  const isOld = ({ lostAt }: Question) => lostAt !== null && lostAt + lostAnswersKept <= now
  const forgotten = questions.filter(isOld)
  await deleteQuestions(tx, forgotten)
  const kept = questions.filter((question) => !isOld(question))
  await noteLost(
    tx,
    kept.filter((question) => question.lostAt === null && isLost.has(question)),
    now,
  )
  await noteLost(
    tx,
    kept.filter((question) => question.lostAt !== null && !isLost.has(question)),
    null,
  )
  return kept
}

async function noteLost(tx: Tx, questions: readonly Question[], lostAt: number | null): Promise<void> {
  for (const ids of slicesOf(questions)) {
    await tx.updateTable('calendar_questions').set({ lost_at: lostAt }).where('id', 'in', ids).execute()
  }
}

function slicesOf(questions: readonly Question[]): string[][] {
  const count = Math.ceil(questions.length / mostAtOnce)
  return Array.from({ length: count }, (_, index) =>
    questions.slice(index * mostAtOnce, (index + 1) * mostAtOnce).map(({ id }) => id),
  )
}

/**
 * Makes the open questions of a calendar those that are needed now. Answers are kept until their dates are over or they
 * are forgotten, that about a doubt until the doubt is.
 * @param kinds of the questions that `needed` is complete about; others stay as they are
 */
export async function replaceQuestions(
  tx: Tx,
  { calendarId, today, now }: { calendarId: string; today: string; now: number },
  kinds: readonly QuestionKind[],
  needed: readonly NeededQuestion[],
): Promise<void> {
  const stored = (await listQuestions(tx, calendarId)).filter(({ kind }) => kinds.includes(kind))
  const wanted = new Map(needed.map((question) => [keyOf(question), question]))
  const known = new Set(stored.map(keyOf))
  const outdated = stored.filter((question) => {
    if (wanted.has(keyOf(question))) return false
    return question.answer === null || question.kind === 'allGone' || question.departure < today
  })
  await deleteQuestions(tx, outdated)
  const open = stored.filter((question) => question.answer === null && wanted.has(keyOf(question)))
  const added = [...wanted.values()]
    .filter((question) => !known.has(keyOf(question)))
    .sort((a, b) => a.arrival.localeCompare(b.arrival))
    .slice(0, mostOpen - open.length)
  // The same event can have a new UID, and the unresolved stays other dates.
  const taken = new Set(stored.filter((question) => !outdated.includes(question)).map(lineOf))
  for (const question of open) {
    const { arrival, departure, uidHash } = wanted.get(keyOf(question)) ?? question
    const line = lineOf({ ...question, arrival, departure, uidHash })
    if (taken.has(line)) continue
    taken.add(line)
    await tx
      .updateTable('calendar_questions')
      .set({ arrival, departure, uid_hash: uidHash })
      .where('id', '=', question.id)
      .execute()
  }
  await insertQuestions(tx, calendarId, added, { now, toldAtOf: createToldFinder(outdated) })
}

/**
 * Finds when the host was told of a question that another one replaces: about the same stay, or about nights with the
 * same end, because platforms move the start to today.
 */
function createToldFinder(outdated: readonly Question[]): (question: NeededQuestion) => number | null {
  const told = outdated.filter(({ toldAt }) => toldAt !== null)
  const marksOf = ({ kind, departure, stayId }: NeededQuestion) => [
    `${kind} ${departure}`,
    ...(stayId === null ? [] : [stayId]),
  ]
  const toldAtOf = new Map(told.flatMap((question) => marksOf(question).map((mark) => [mark, question.toldAt])))
  return (question) => {
    const mark = marksOf(question).find((one) => toldAtOf.has(one))
    return mark === undefined ? null : (toldAtOf.get(mark) ?? null)
  }
}

/** Two questions with the same key are the same question. */
function keyOf({ kind, arrival, departure, uidHash, stayId }: NeededQuestion): string {
  if (kind === 'allGone') return kind
  // Remembered by dates: Booking.com gives the same event other UIDs.
  return kind === 'isBooking' ? `${kind} ${arrival} ${departure}` : `${kind} ${stayId} ${uidHash}`
}

/**
 * What one question of a kind is about: if one event may replace two stays, the questions about them are asked one
 * after the other.
 */
function lineOf({ kind, arrival, departure, uidHash }: NeededQuestion): string {
  return `${kind} ${arrival} ${departure} ${uidHash}`
}

async function deleteQuestions(tx: Tx, questions: readonly Question[]): Promise<void> {
  for (const ids of slicesOf(questions)) {
    await tx.deleteFrom('calendar_questions').where('id', 'in', ids).execute()
  }
}

async function insertQuestions(
  tx: Tx,
  calendarId: string,
  questions: readonly NeededQuestion[],
  { now, toldAtOf }: { now: number; toldAtOf: ReturnType<typeof createToldFinder> },
) {
  if (questions.length === 0) return
  const rows = questions.map((question) => ({
    id: createId(),
    calendar_id: calendarId,
    kind: question.kind,
    arrival: question.arrival,
    departure: question.departure,
    uid_hash: question.uidHash,
    stay_id: question.stayId,
    answer: null,
    told_at: toldAtOf(question),
    created_at: now,
  }))
  await tx
    .insertInto('calendar_questions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function readQuestion(row: Selectable<CalendarQuestionsTable>): Question {
  return {
    id: row.id,
    calendarId: row.calendar_id,
    kind: row.kind,
    arrival: row.arrival,
    departure: row.departure,
    uidHash: row.uid_hash,
    stayId: row.stay_id,
    answer: row.answer,
    lostAt: row.lost_at,
    toldAt: row.told_at,
  }
}
