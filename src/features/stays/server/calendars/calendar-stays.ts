import type { Db, Tx } from '#platform/db/database.ts'
import type { FeedStay } from '../feeds/reconcile.ts'
import { datesOf, type StayDates } from '../house-time.ts'
import { readStay, type Stay, stayColumns } from '../stays/stay-records.ts'
import { type EarlierDates, readEarlierDates } from './earlier-dates.ts'

/** A stay of a calendar, as reconciling needs it, and as it is stored. Its UID is a keyed hash. */
export type KnownStay = FeedStay & { stay: Stay; earlier: readonly EarlierDates[] }

/** All stays of a calendar, also those that have ended or that the host has removed. */
export async function listKnownStays(db: Db, calendarId: string): Promise<KnownStay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(stayColumns)
    .select([
      'stays.uid_hash',
      'stays.missing_polls',
      'stays.missing_since',
      'stays.is_doubtful',
      'stays.replaced_by_hash',
      'stays.earlier_dates',
      'stays.feed_arrival',
      'stays.feed_departure',
    ])
    .where('calendar_id', '=', calendarId)
    .orderBy('arrival')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const stay = readStay(row)
    const { arrival, departure, arrivalTime, departureTime } = stay
    return {
      stay,
      arrival,
      departure,
      arrivalTime,
      departureTime,
      uid: row.uid_hash ?? '',
      feedDates: readFeedDates(row),
      hasArrived: stay.arrivedAt !== null,
      hasLeft: stay.departedAt !== null,
      isCancelled: stay.cancelledAt !== null,
      isRemoved: stay.removedAt !== null,
      missing: row.missing_since === null ? null : { polls: row.missing_polls, sinceMs: row.missing_since },
      isDoubtful: row.is_doubtful !== 0,
      replacedBy: row.replaced_by_hash,
      earlier: readEarlierDates(row.earlier_dates),
    }
  })
}

/** Whether polls have to continue counting for stays that the calendar lacks. */
export async function hasMissingStays(db: Db, calendarId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stays')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('missing_since', 'is not', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A stay of the book that does not come from the calendar. */
export type OtherStay = StayDates & {
  id: string
  calendarId: string | null
  uidHash: string | null
  earlier: readonly EarlierDates[]
  /** As its own calendar shows it. */
  feedDates: StayDates
  /** False: it has ended a short time ago. */
  isLive: boolean
}

type FeedDatesRow = { arrival: string; departure: string; feed_arrival: string | null; feed_departure: string | null }

function readFeedDates(row: FeedDatesRow): StayDates {
  return { arrival: row.feed_arrival ?? row.arrival, departure: row.feed_departure ?? row.departure }
}

/** The dates, as texts of `datesOf`, that another calendar may show of a stay: what the host typed, and what its own has. */
export function datesShownOf(stay: OtherStay): string[] {
  return [...new Set([datesOf(stay), datesOf(stay.feedDates)])]
}

/**
 * @param from `YYYY-MM-DD`: stays that end on or after it
 * @param endedSince ms UTC: includes stays that were cancelled since then
 */
export async function listOtherStays(
  db: Db,
  { bookId, calendarId }: { bookId: string; calendarId: string },
  { from, endedSince }: { from: string; endedSince: number },
): Promise<OtherStay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(['id', 'arrival', 'departure', 'calendar_id', 'uid_hash', 'earlier_dates', 'cancelled_at'])
    .select(['feed_arrival', 'feed_departure'])
    .where('book_id', '=', bookId)
    .where('departure', '>=', from)
    .where((eb) => eb.or([eb('cancelled_at', 'is', null), eb('cancelled_at', '>', endedSince)]))
    .where((eb) => eb.or([eb('calendar_id', 'is', null), eb('calendar_id', '!=', calendarId)]))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    arrival: row.arrival,
    departure: row.departure,
    calendarId: row.calendar_id,
    uidHash: row.uid_hash,
    earlier: readEarlierDates(row.earlier_dates),
    feedDates: readFeedDates(row),
    isLive: row.cancelled_at === null,
  }))
}

/**
 * Stores the poll state of a stay. None of it is on the stay's page, so its revision is unchanged.
 * @param dates of stays that the host has removed: they follow the calendar too, and are deleted when they are over
 */
export async function writePollNotes(
  tx: Tx,
  { stay, ...noted }: Omit<KnownStay, 'earlier' | 'hasArrived' | 'hasLeft' | 'isRemoved'>,
  dates?: StayDates,
): Promise<void> {
  await tx
    .updateTable('stays')
    .set({
      uid_hash: noted.uid,
      missing_polls: noted.missing?.polls ?? 0,
      missing_since: noted.missing?.sinceMs ?? null,
      is_doubtful: noted.isDoubtful ? 1 : 0,
      replaced_by_hash: noted.replacedBy,
      feed_arrival: noted.feedDates.arrival,
      feed_departure: noted.feedDates.departure,
      ...dates,
    })
    .where('id', '=', stay.id)
    .execute()
}

/** @param json as `rememberDates` makes it. None of it is on the stay's page. */
export async function writeEarlierDates(tx: Tx, stayId: string, json: string): Promise<void> {
  await tx.updateTable('stays').set({ earlier_dates: json }).where('id', '=', stayId).execute()
}

/** What a stay has of its calendar's responses before the first of them, and when it has no calendar any more. */
const newToCalendar = {
  missing_polls: 0,
  missing_since: null,
  is_doubtful: 0,
  replaced_by_hash: null,
  feed_arrival: null,
  feed_departure: null,
} as const

/** Makes a stay that the host has entered follow a calendar from now on. */
export async function adoptStay(
  tx: Tx,
  stayId: string,
  { calendarId, uidHash }: { calendarId: string; uidHash: string },
): Promise<void> {
  await tx
    .updateTable('stays')
    .set({ calendar_id: calendarId, uid_hash: uidHash, source: 'calendar', ...newToCalendar })
    .where('id', '=', stayId)
    .execute()
}

const released = { calendar_id: null, source: 'manual', ...newToCalendar } as const

/** Makes the stays of a calendar the host's own, which no calendar moves or ends. */
export async function releaseStays(tx: Tx, calendarId: string): Promise<void> {
  await tx.updateTable('stays').set(released).where('calendar_id', '=', calendarId).execute()
}

/** As `releaseStays`, for one stay. If its calendar contains it again, the stay follows the calendar again. */
export async function releaseStay(tx: Tx, { id }: Pick<Stay, 'id'>): Promise<void> {
  await tx.updateTable('stays').set(released).where('id', '=', id).execute()
}

export async function deleteStays(tx: Tx, stayIds: readonly string[]): Promise<void> {
  if (stayIds.length > 0) await tx.deleteFrom('stays').where('id', 'in', stayIds).execute()
}
