import type { BookRevision } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { createRowReader } from '#platform/db/row-reader.ts'
import { hashSecret } from '#platform/ids.ts'
import { rememberLatest } from '#platform/remember-latest.ts'
import {
  readSettings,
  readStay,
  type SettingsRow,
  type Stay,
  type StayRow,
  type StaySettings,
  settingsColumns,
  stayColumns,
} from './stay-records.ts'

/** A stay with a valid link, and the data that decide what its page shows. */
export type FoundStay = {
  stay: Stay
  settings: StaySettings
  /** Until when guests who leave on the day of arrival can be in the house, `HH:MM`; null: no such guests. */
  guestsUntil: string | null
  bookId: string
  hostId: string
  /** The data that decide whether guests can read the book, and its revision. */
  book: Pick<BookRevision, 'revision' | 'status' | 'offlineSince'>
}

/** Whether guests can read the book of a stay: neither a draft nor taken offline. */
export function isBookOpen({ book: { status, offlineSince } }: Pick<StayStamp, 'book'>): boolean {
  return status === 'published' && offlineSince === null
}

/** The path of a stay's page on every host that shows the book. */
export function stayPath(token: string): string {
  return `/s/${token}`
}

/** The context of hosts' calls about stays. */
export type StaysContext = Context & {
  /** Addresses of a host's books on her own domains, by book id; without it all links have our own address. */
  listBookAddresses?: (host: { hostId: string }) => Promise<ReadonlyMap<string, string>>
}

/** Makes absolute URLs of stays' pages: on the domain where guests read the book, or at our own address. */
export type StayAddresses = (bookId: string, token: string) => string

/** Reads under which domains the books of a host are read. Call it outside of transactions. */
export async function readStayAddresses(
  { config, listBookAddresses }: StaysContext,
  host: { hostId: string },
): Promise<StayAddresses> {
  const addresses = await listBookAddresses?.(host)
  return (bookId, token) => new URL(stayPath(token), addresses?.get(bookId) ?? config.origin).href
}

/** Whether a text has the format of a stay's token; other values are not looked up. */
export function isStayToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(value)
}

type FoundRow = StayRow &
  SettingsRow & {
    host_id: string
    guests_until: string | null
    book_revision: number
    book_status: BookRevision['status']
    book_offline_since: BookRevision['offlineSince']
  }

/**
 * Creates a reader of stays by the token of their link: one indexed read per request. Create it once.
 * @returns undefined for unknown and revoked links; cancelled stays are found
 */
export function createStayReader({
  db,
}: Pick<Context, 'db'>): (token: string) => FoundStay | undefined | Promise<FoundStay | undefined> {
  const readRow = createRowReader<FoundRow>(
    db,
    (hashes) =>
      selectFound(db)
        .select('stays.token_hash as key')
        .where('stays.token_hash', 'in', hashes)
        .$narrowType<{ key: string }>(),
    (_hash, row) => row?.host_id,
  )
  const hashToken = rememberLatest(hashSecret)
  /** Requests of one turn get the same row. */
  const read = new WeakMap<FoundRow, FoundStay>()
  const toFound = (row: FoundRow | undefined) => {
    const known = row && read.get(row)
    if (known || !row) return known
    const found = readFound(row)
    read.set(row, found)
    return found
  }
  return (token) => {
    if (!isStayToken(token)) return undefined
    const row = readRow(hashToken(token))
    return row instanceof Promise ? row.then(toFound) : toFound(row)
  }
}

/** The data of a stay that decide whether a cached page of it is current. */
export type StayStamp = {
  bookId: string
  hostId: string
  language: Stay['language']
  /**
   * Revisions of the book with its host's plan, the stay and the settings: together they identify a state, because each
   * only increases.
   */
  revision: number
  book: Pick<BookRevision, 'status' | 'offlineSince'>
}

/**
 * As `createStayReader`, with a quarter of the columns: most requests are answered with a cached page and need no more.
 * Create it once.
 */
export function createStayStampReader({
  db,
}: Pick<Context, 'db'>): (token: string) => StayStamp | undefined | Promise<StayStamp | undefined> {
  type Row = Omit<StayStamp, 'book'> & StayStamp['book']
  const readRow = createRowReader<Row>(
    db,
    (hashes) =>
      joinAll(db)
        .select((eb) => [
          'stays.token_hash as key',
          'stays.book_id as bookId',
          'books.host_id as hostId',
          'stays.language',
          'books.status',
          'books.offline_since as offlineSince',
          eb(
            eb('books.revision', '+', eb.ref('accounts.plan_revision')),
            '+',
            eb('stays.revision', '+', eb.ref('stay_settings.revision')),
          ).as('revision'),
        ])
        .where('stays.token_hash', 'in', hashes)
        .$narrowType<{ key: string }>(),
    (_hash, row) => row?.hostId,
  )
  const hashToken = rememberLatest(hashSecret)
  const toStamp = (row: Row | undefined) => row && { ...row, book: row }
  return (token) => {
    if (!isStayToken(token)) return undefined
    const row = readRow(hashToken(token))
    return row instanceof Promise ? row.then(toStamp) : toStamp(row)
  }
}

/** As the reader of `createStayReader`, for calls that write: reads within the given connection. */
export async function findStayByToken({ db }: { db: Db }, token: string): Promise<FoundStay | undefined> {
  if (!isStayToken(token)) return undefined
  const row = await selectFound(db).where('stays.token_hash', '=', hashSecret(token)).executeTakeFirst()
  return row && readFound(row)
}

function joinAll(db: Db) {
  return db
    .selectFrom('stays')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .innerJoin('accounts', 'accounts.id', 'books.host_id')
}

function selectFound(db: Db) {
  return joinAll(db)
    .select(stayColumns)
    .select(settingsColumns)
    .select((eb) => [
      'books.host_id',
      // The sum of both identifies a state, because both only increase.
      eb('books.revision', '+', eb.ref('accounts.plan_revision')).as('book_revision'),
      'books.status as book_status',
      'books.offline_since as book_offline_since',
      // Guests who leave on an earlier day have gone by the hour of arrival.
      eb
        .selectFrom('stays as before')
        .select(({ fn }) =>
          fn.max(fn.coalesce('before.departure_time', 'stay_settings.departure_time')).as('departure_time'),
        )
        .whereRef('before.book_id', '=', 'stays.book_id')
        .whereRef('before.departure', '=', 'stays.arrival')
        .whereRef('before.id', '<>', 'stays.id')
        .where('before.cancelled_at', 'is', null)
        .where('before.removed_at', 'is', null)
        .where('before.departed_at', 'is', null)
        .as('guests_until'),
    ])
}

function readFound(row: FoundRow): FoundStay {
  const { book_revision: revision, book_status: status, book_offline_since: offlineSince } = row
  return {
    stay: readStay(row),
    settings: readSettings(row),
    guestsUntil: row.guests_until,
    bookId: row.book_id,
    hostId: row.host_id,
    book: { revision, status, offlineSince },
  }
}
