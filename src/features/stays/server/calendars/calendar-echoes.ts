import type { Tx } from '#platform/db/database.ts'
import type { StayEvent } from '../feeds/reconcile.ts'
import { datesOf } from '../house-time.ts'
import type { Question } from './calendar-questions.ts'
import { datesShownOf, type OtherStay } from './calendar-stays.ts'
import { echoDelay } from './earlier-dates.ts'

/** An event of a calendar that repeats a stay of another calendar of the book. */
export type Echo = {
  stayId: string
  /** Hashed; '' if the event has none. */
  uid: string
  /** Since when (ms UTC) no event has the dates of the stay, or the stay has ended. */
  lostAt: number | null
}

export async function listEchoes(tx: Tx, calendarId: string): Promise<Echo[]> {
  const rows = await tx.selectFrom('calendar_echoes').selectAll().where('calendar_id', '=', calendarId).execute()
  return rows.map((row) => ({ stayId: row.stay_id, uid: row.uid_hash, lostAt: row.lost_at }))
}

/** Stores which events of a response repeat stays of other calendars; earlier duplicates are kept for `echoDelay`. */
export async function writeEchoes(
  tx: Tx,
  { calendarId, now }: { calendarId: string; now: number },
  { before, seen }: { before: readonly Echo[]; seen: readonly Pick<Echo, 'stayId' | 'uid'>[] },
): Promise<void> {
  const present = new Map(seen.map(({ stayId, uid }) => [stayId, { stayId, uid, lostAt: null }]))
  const lost = before.filter(({ stayId }) => !present.has(stayId))
  const known = new Map(before.map((echo) => [echo.stayId, echo]))
  const isKnown = ({ stayId, uid, lostAt }: Echo) => {
    const same = known.get(stayId)
    return same?.uid === uid && same.lostAt === lostAt
  }
  const changed = [...present.values(), ...lost.map((echo) => ({ ...echo, lostAt: echo.lostAt ?? now }))].filter(
    (echo) => !isKnown(echo),
  )
  const forgotten = lost.filter(({ lostAt }) => lostAt !== null && lostAt + echoDelay <= now)
  const gone = [...changed, ...forgotten].map(({ stayId }) => stayId)
  if (gone.length === 0) return
  await tx.deleteFrom('calendar_echoes').where('calendar_id', '=', calendarId).where('stay_id', 'in', gone).execute()
  if (changed.length === 0) return
  const rows = changed.map(({ stayId, uid, lostAt }) => ({
    calendar_id: calendarId,
    stay_id: stayId,
    uid_hash: uid,
    lost_at: lostAt,
  }))
  await tx.insertInto('calendar_echoes').values(rows).execute()
}

/** The stay of another calendar that an event may be, although it has other dates, and the host's answer. */
export type Doubt = { answer: 'yes' } | { stayId: string; answer: Question['answer'] }

type Setting = {
  now: number
  /** Stays of the book's other calendars, including those that ended a short time ago. */
  others: readonly OtherStay[]
  echoes: readonly Echo[]
  questions: readonly Question[]
  lines: readonly StayEvent[]
}

/**
 * Finds events that may be a booking of another calendar which has changed there, or will: they become stays after the
 * host's answer or after `echoDelay`.
 */
export function createDoubtFinder({
  now,
  others,
  echoes,
  questions,
  lines,
}: Setting): (line: StayEvent) => Doubt | undefined {
  const ofCalendars = new Map(others.filter(({ calendarId }) => calendarId !== null).map((other) => [other.id, other]))
  const byEarlierDates = new Map<string, OtherStay>()
  for (const other of ofCalendars.values()) {
    for (const dates of other.earlier) if (dates.until > now) byEarlierDates.set(datesOf(dates), other)
  }
  const fresh = echoes.flatMap(({ stayId, uid, lostAt }) => {
    const other = ofCalendars.get(stayId)
    return other && (lostAt === null || lostAt + echoDelay > now) ? [{ other, uid }] : []
  })
  const byUid = new Map(fresh.flatMap(({ other, uid }) => (uid === '' ? [] : [[uid, other] as const])))
  const shown = new Set(lines.map(datesOf))
  const ended = new Map(
    fresh.flatMap(({ other }) => (other.isLive ? [] : datesShownOf(other).map((dates) => [dates, other] as const))),
  )
  /** Their own line has vanished: another one that overlaps may be the same booking with new dates and a new number. */
  const isShown = (other: OtherStay) => datesShownOf(other).some((dates) => shown.has(dates))
  const replaced = fresh.flatMap(({ other }) => (other.isLive && !isShown(other) ? other : []))
  const findOverlap = ({ arrival, departure }: StayEvent) =>
    replaced.find((other) => other.arrival < departure && arrival < other.departure)
  const answers = new Map(
    questions.flatMap(({ kind, stayId, uidHash, arrival, departure, answer }) =>
      kind === 'sameBooking' && answer !== null
        ? [uidHash, `${arrival} ${departure}`].filter(Boolean).map((mark) => [`${stayId} ${mark}`, answer] as const)
        : [],
    ),
  )
  const lineOf = ({ arrival, departure }: StayEvent, uid: string) => `${uid} ${arrival} ${departure}`
  const same = new Set(
    questions.flatMap((question) =>
      question.kind === 'sameBooking' && question.answer === 'yes'
        ? lineOf({ ...question, uid: '', source: 'other' }, question.uidHash)
        : [],
    ),
  )
  return (line) => {
    // Also after `echoDelay`.
    if (same.has(lineOf(line, line.uid))) return { answer: 'yes' }
    const other =
      byUid.get(line.uid) ?? ended.get(datesOf(line)) ?? byEarlierDates.get(datesOf(line)) ?? findOverlap(line)
    if (!other) return undefined
    const answer = answers.get(`${other.id} ${line.uid}`) ?? answers.get(`${other.id} ${datesOf(line)}`) ?? null
    return { stayId: other.id, answer }
  }
}
