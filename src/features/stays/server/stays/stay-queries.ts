import type { Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { StaysTable } from '../stay-tables.ts'
import { addDays, mostNights } from './stay-dates.ts'
import { readStay, type Stay, stayColumns } from './stay-records.ts'

export type StayScope = { bookId: string; stayId: string }

/** A part of a book's stays: those that end on or after `from`, and begin on or before `to` (`YYYY-MM-DD`). */
export type StaySpan = { from?: string | undefined; to?: string | undefined }

/** The latest departure of stays that begin on a day. Bounds the range of the index, which is sorted by departure. */
const latestOf = (arrival: string) => addDays(arrival, mostNights)

/** Stays that lists show, cancelled ones too, by arrival. */
export async function listStays(db: Db, { bookId }: { bookId: string }, { from, to }: StaySpan = {}): Promise<Stay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(stayColumns)
    .where('book_id', '=', bookId)
    .where('removed_at', 'is', null)
    .$if(from !== undefined, (query) => query.where('departure', '>=', from ?? ''))
    .$if(to !== undefined, (query) =>
      query.where('arrival', '<=', to ?? '').where('departure', '<=', latestOf(to ?? '')),
    )
    .orderBy('arrival')
    .orderBy('id')
    .execute()
  return rows.map(readStay)
}

/** As `listStays`, without cancelled ones. */
export async function listLiveStays(db: Db, scope: { bookId: string }, span: StaySpan): Promise<Stay[]> {
  return (await listStays(db, scope, span)).filter(({ cancelledAt }) => cancelledAt === null)
}

export type StayExceptions = { keptCodes: number; ownArrivals: number; ownDepartures: number }

/**
 * The stays that end on or after `from` (`YYYY-MM-DD`) and do not show the code or the hours of their book, counted by
 * book; books without such stays are left out or have zeros.
 */
export async function countExceptions(
  db: Db,
  { hostId }: { hostId: string },
  from: string,
): Promise<Map<string, StayExceptions>> {
  const rows = await db
    .selectFrom('stays')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(({ fn }) => [
      'books.id',
      fn.sum<number>('stays.keeps_code').as('keptCodes'),
      fn.count<number>('stays.arrival_time').as('ownArrivals'),
      fn.count<number>('stays.departure_time').as('ownDepartures'),
    ])
    .where('books.host_id', '=', hostId)
    .where('stays.departure', '>=', from)
    .where('stays.removed_at', 'is', null)
    .where('stays.cancelled_at', 'is', null)
    .groupBy('books.id')
    .execute()
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Whether a text has the format of a stay's id; other values are not looked up. */
function isStayId(value: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(value)
}

export async function findStay(db: Db, { bookId, stayId }: StayScope): Promise<Stay | undefined> {
  if (!isStayId(stayId)) return undefined
  const row = await db
    .selectFrom('stays')
    .select(stayColumns)
    .where('id', '=', stayId)
    .where('book_id', '=', bookId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && readStay(row)
}

/** The number of stored stays of a book, and of all books of its host. */
export async function countStays(db: Db, { hostId, bookId }: { hostId: string; bookId: string }) {
  const { ofBook, ofAccount } = await db
    .selectFrom('stays')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .where('books.host_id', '=', hostId)
    .select((eb) => [
      eb.fn.countAll<number>().as('ofAccount'),
      eb.fn.sum<number | null>(eb.case().when('stays.book_id', '=', bookId).then(1).else(0).end()).as('ofBook'),
    ])
    .executeTakeFirstOrThrow()
  return { ofBook: Number(ofBook ?? 0), ofAccount }
}

type NewStay = Pick<
  StaysTable,
  | 'id'
  | 'book_id'
  | 'arrival'
  | 'departure'
  | 'arrival_time'
  | 'departure_time'
  | 'source'
  | 'label'
  | 'language'
  | 'code_sealed'
  | 'token_hash'
  | 'token_sealed'
  | 'calendar_id'
  | 'uid_hash'
> & { keeps_code: number }

export async function insertStay(tx: Tx, stay: NewStay, now: number): Promise<void> {
  await tx
    .insertInto('stays')
    .values({ ...stay, revision: 1, created_at: now, updated_at: now })
    .execute()
}

/** Changes columns of a stay and increments its revision, so that its page is rendered again. */
export async function changeStay(
  tx: Tx,
  { id }: Pick<Stay, 'id'>,
  columns: Omit<Updateable<StaysTable>, 'id' | 'book_id' | 'revision'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('stays')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Marks a stay as changed, for changes of its page's content that are not in its row. */
export async function raiseStayRevision(tx: Tx, stayId: string, now: number): Promise<void> {
  await changeStay(tx, { id: stayId }, {}, now)
}

export async function deleteStayRow(tx: Tx, { id }: Pick<Stay, 'id'>): Promise<void> {
  await tx.deleteFrom('stays').where('id', '=', id).execute()
}

/** Books in one statement: databases bound its parameters. */
const mostBooks = 5_000

/** What `read` finds for many books, a part of them at a time. */
export async function readOfBooks<Row>(
  bookIds: readonly string[],
  read: (bookIds: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < bookIds.length; start += mostBooks) {
    for (const row of await read(bookIds.slice(start, start + mostBooks))) rows.push(row)
  }
  return rows
}
