import { markOfflineImages } from '#features/media/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type BookStatus, isBookId } from '../../shared/book.ts'

type HostScope = { hostId: string }
type BookScope = HostScope & { bookId: string }

/** Why books are taken offline, and when (ms UTC). */
export type Taking = { reason: string; since: number }

/** The data of a book that an operator needs to decide about it. */
export type BookHead = { id: string; hostId: string; propertyName: string; status: BookStatus; isOffline: boolean }

export async function findBookHead(db: Db, bookId: string): Promise<BookHead | undefined> {
  if (!isBookId(bookId)) return undefined
  const row = await db
    .selectFrom('books')
    .select(['id', 'host_id', 'property_name', 'status', 'offline_since'])
    .where('id', '=', bookId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      hostId: row.host_id,
      propertyName: row.property_name,
      status: row.status,
      isOffline: row.offline_since !== null,
    }
  )
}

/**
 * Takes one book offline. A book that is offline with its account then stays offline when the account is enabled.
 * @returns false without a change if it was already offline on its own
 */
export async function takeBookOffline(db: Db, { hostId, bookId }: BookScope, taking: Taking): Promise<boolean> {
  const row = await db
    .updateTable('books')
    .set(offline(taking, 0))
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .where((eb) => eb.or([eb('offline_since', 'is', null), eb('offline_with_account', '=', 1)]))
    .returning('id')
    .executeTakeFirst()
  if (row) await markOfflineImages(db, { accountId: hostId })
  return row !== undefined
}

/**
 * Takes all of a host's online books offline, drafts included, because a draft can be published with one request.
 * @param withAccount whether they come back when the account is enabled
 * @returns the number of books
 */
export async function takeBooksOffline(
  db: Db,
  { hostId }: HostScope,
  { withAccount, ...taking }: Taking & { withAccount: boolean },
): Promise<number> {
  const rows = await db
    .updateTable('books')
    .set(offline(taking, withAccount ? 1 : 0))
    .where('host_id', '=', hostId)
    .where((eb) =>
      withAccount
        ? eb('offline_since', 'is', null)
        : eb.or([eb('offline_since', 'is', null), eb('offline_with_account', '=', 1)]),
    )
    .returning('id')
    .execute()
  if (rows.length > 0) await markOfflineImages(db, { accountId: hostId })
  return rows.length
}

/** Books of a host, or one book, that were taken offline at a time (ms UTC) and still are; sorted by name. */
export async function listTakenAt(
  db: Db,
  { hostId, bookId, since }: HostScope & { bookId: string | null; since: number },
): Promise<{ propertyName: string; reason: string }[]> {
  const rows = await db
    .selectFrom('books')
    .select(['property_name', 'offline_reason'])
    .where('host_id', '=', hostId)
    .where('offline_since', '=', since)
    .$if(bookId !== null, (query) => query.where('id', '=', bookId))
    .orderBy('property_name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ propertyName: row.property_name, reason: row.offline_reason ?? '' }))
}

/** @returns false if the book was not offline */
export async function putBookBack(db: Db, { hostId, bookId }: BookScope): Promise<boolean> {
  const row = await db
    .updateTable('books')
    .set(online)
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .where('offline_since', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * @param takenWithAccount only those that were taken offline with the account
 * @returns the number of books
 */
export async function putBooksBack(
  db: Db,
  { hostId }: HostScope,
  { takenWithAccount }: { takenWithAccount: boolean },
): Promise<number> {
  const rows = await db
    .updateTable('books')
    .set(online)
    .where('host_id', '=', hostId)
    .where('offline_since', 'is not', null)
    .$if(takenWithAccount, (query) => query.where('offline_with_account', '=', 1))
    .returning('id')
    .execute()
  return rows.length
}

const online = { offline_since: null, offline_reason: null, offline_with_account: 0 }

function offline({ reason, since }: Taking, withAccount: 0 | 1) {
  return { offline_since: since, offline_reason: reason, offline_with_account: withAccount }
}
