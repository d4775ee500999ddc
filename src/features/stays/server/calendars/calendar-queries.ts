import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import type { CalendarsTable } from '../stay-tables.ts'
import { readSettings, type SettingsRow, type StaySettings, settingsColumns } from '../stays/stay-records.ts'

/** A calendar as it is stored. Times in ms UTC. */
export type Calendar = {
  id: string
  bookId: string
  addressSealed: string
  hostName: string
  source: CalendarsTable['source']
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  checkedAt: number | null
  succeededAt: number | null
  nextPollAt: number
  leasedUntil: number | null
  failure: string | null
  failingSince: number | null
  failureToldAt: number | null
  ignored: number
  dependsOnBook: boolean
  /** Whether its last answer took long. */
  isSlow: boolean
}

/** A calendar with the data that a poll of it needs. */
export type BookCalendar = { calendar: Calendar; hostId: string; settings: StaySettings }

type HostScope = { hostId: string; bookId?: string }
/** A calendar, and the id of the claim under which it is polled. */
export type Claimed = { calendarId: string; claim: string }

/** The calendars of a host, or of one of her books, the oldest first. */
export async function listCalendars(db: Db, { hostId, bookId }: HostScope): Promise<BookCalendar[]> {
  const rows = await selectCalendars(db)
    .where('books.host_id', '=', hostId)
    .$if(bookId !== undefined, (query) => query.where('calendars.book_id', '=', bookId ?? ''))
    .orderBy('calendars.created_at')
    .orderBy('calendars.id')
    .execute()
  return rows.map(readBookCalendar)
}

export async function findCalendar(db: Db, calendarId: string): Promise<BookCalendar | undefined> {
  const row = await selectCalendars(db).where('calendars.id', '=', calendarId).executeTakeFirst()
  return row && readBookCalendar(row)
}

function selectCalendars(db: Db) {
  return db
    .selectFrom('calendars')
    .innerJoin('books', 'books.id', 'calendars.book_id')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'calendars.book_id')
    .selectAll('calendars')
    .select('books.host_id')
    .select(settingsColumns)
}

/** The number of calendars of a book, and of all books of its host. */
export async function countCalendars(db: Db, { hostId, bookId }: Required<HostScope>) {
  const rows = await db
    .selectFrom('calendars')
    .innerJoin('books', 'books.id', 'calendars.book_id')
    .select('calendars.book_id')
    .where('books.host_id', '=', hostId)
    .execute()
  return { ofAccount: rows.length, ofBook: rows.filter((row) => row.book_id === bookId).length }
}

export async function hasAddress(db: Db, bookId: string, addressHashes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('calendars')
    .select('id')
    .where('book_id', '=', bookId)
    .where('address_hash', 'in', addressHashes)
    .executeTakeFirst()
  return row !== undefined
}

type NewCalendar = Pick<
  CalendarsTable,
  'id' | 'book_id' | 'address_sealed' | 'address_hash' | 'host_name' | 'source' | 'created_at' | 'next_poll_at'
>

export async function insertCalendar(tx: Tx, calendar: NewCalendar): Promise<void> {
  await tx.insertInto('calendars').values(calendar).execute()
}

export async function deleteCalendar(tx: Tx, calendarId: string): Promise<void> {
  await tx.deleteFrom('calendars').where('id', '=', calendarId).execute()
}

type DueClaim = {
  claim: string
  now: number
  dueUntil?: number
  leaseUntil: number
  limit: number
  /** Hosts whose calendars are left out. */
  busyHosts?: readonly string[]
  skipsSlow?: boolean
}

/** A calendar that was due at `dueAt` (ms UTC). */
export type DueCalendar = { calendarId: string; hostId: string; dueAt: number; isSlow: boolean }

/**
 * Claims calendars that are due until `dueUntil` (ms UTC, by default now), the longest overdue first. Of concurrent nodes
 * one gets each: for the others the row no longer matches the condition when they get its lock.
 */
export async function claimDueCalendars(
  db: Db,
  { claim, now, dueUntil = now, leaseUntil, limit, busyHosts = [], skipsSlow = false }: DueClaim,
): Promise<DueCalendar[]> {
  const rows = await db
    .updateTable('calendars')
    .set({ leased_by: claim, leased_until: leaseUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('calendars')
        .select('id')
        .where('next_poll_at', '<=', dueUntil)
        .where((free) => isFree(free, now))
        .$if(skipsSlow, (query) => query.where('is_slow', '=', 0))
        .$if(busyHosts.length > 0, (query) =>
          query.where('book_id', 'not in', (busy) =>
            busy.selectFrom('books').select('id').where('host_id', 'in', busyHosts),
          ),
        )
        .orderBy('next_poll_at')
        .limit(limit),
    )
    .where((eb) => isFree(eb, now))
    .returning((eb) => [
      'id',
      'next_poll_at',
      'is_slow',
      eb
        .selectFrom('books')
        .select('host_id')
        .whereRef('books.id', '=', 'calendars.book_id')
        .$asScalar()
        .$notNull()
        .as('host_id'),
    ])
    .execute()
  return rows.map((row) => ({
    calendarId: row.id,
    hostId: row.host_id,
    dueAt: row.next_poll_at,
    isSlow: row.is_slow !== 0,
  }))
}

/** Gives claimed calendars back unpolled. */
export async function releaseClaims(db: Db, claim: string, calendarIds: readonly string[]): Promise<void> {
  if (calendarIds.length === 0) return
  await db
    .updateTable('calendars')
    .set({ leased_by: null, leased_until: null })
    .where('id', 'in', calendarIds)
    .where('leased_by', '=', claim)
    .execute()
}

/** Claims one calendar, due or not. @returns false while it is being polled */
export async function claimCalendar(
  db: Db,
  { calendarId, claim }: Claimed,
  { now, leaseUntil }: { now: number; leaseUntil: number },
): Promise<boolean> {
  const row = await db
    .updateTable('calendars')
    .set({ leased_by: claim, leased_until: leaseUntil })
    .where('id', '=', calendarId)
    .where((eb) => isFree(eb, now))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function isFree(eb: ExpressionBuilder<Tables, 'calendars'>, now: number) {
  return eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)])
}

type PollColumns = Omit<Updateable<CalendarsTable>, 'id' | 'book_id'>

/** Stores the result of a poll and ends its claim. @returns false if another node has claimed the calendar meanwhile */
export async function finishPoll(db: Db, { calendarId, claim }: Claimed, columns: PollColumns): Promise<boolean> {
  const row = await db
    .updateTable('calendars')
    .set({ ...columns, leased_by: null, leased_until: null })
    .where('id', '=', calendarId)
    .where('leased_by', '=', claim)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateCalendar(db: Db, calendarId: string, columns: PollColumns): Promise<void> {
  await db.updateTable('calendars').set(columns).where('id', '=', calendarId).execute()
}

/**
 * Marks the calendars of a host that a mail names as notified.
 * @param failingSince ms UTC: those that have failed since then, or longer
 */
export async function noteTold(
  tx: Tx,
  { hostId, failingSince, now }: { hostId: string; failingSince: number; now: number },
): Promise<void> {
  await tx
    .updateTable('calendars')
    .set({ failure_told_at: now })
    .where('book_id', 'in', (eb) => eb.selectFrom('books').select('id').where('host_id', '=', hostId))
    .where('failing_since', '<=', failingSince)
    .where('failure_told_at', 'is', null)
    .execute()
}

/** The next poll reads the response again, even if it is unchanged. */
export async function forgetContent(tx: Tx, calendarId: string): Promise<void> {
  await updateCalendar(tx, calendarId, { etag: null, last_modified: null, content_hash: null })
}

function readBookCalendar(row: Selectable<CalendarsTable> & SettingsRow & { host_id: string }): BookCalendar {
  return {
    calendar: {
      id: row.id,
      bookId: row.book_id,
      addressSealed: row.address_sealed,
      hostName: row.host_name,
      source: row.source,
      etag: row.etag,
      lastModified: row.last_modified,
      contentHash: row.content_hash,
      checkedAt: row.checked_at,
      succeededAt: row.succeeded_at,
      nextPollAt: row.next_poll_at,
      leasedUntil: row.leased_until,
      failure: row.failure,
      failingSince: row.failing_since,
      failureToldAt: row.failure_told_at,
      ignored: row.ignored,
      dependsOnBook: row.depends_on_book !== 0,
      isSlow: row.is_slow !== 0,
    },
    hostId: row.host_id,
    settings: readSettings(row),
  }
}
