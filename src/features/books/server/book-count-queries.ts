import type { Db } from '#platform/db/database.ts'
import { type Book, type BookStatus, isBookId } from '../shared/book.ts'

type HostScope = { hostId: string }
type BookScope = HostScope & { bookId: string }

export async function countBooks(db: Db, { hostId }: HostScope): Promise<number> {
  const { count } = await db
    .selectFrom('books')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return count
}

/** The number of books of each host; hosts without books are not in the map. */
export async function countBooksOf(db: Db, hostIds: readonly string[]): Promise<Map<string, number>> {
  if (hostIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('books')
    .select((eb) => ['host_id', eb.fn.countAll<number>().as('count')])
    .where('host_id', 'in', hostIds)
    .groupBy('host_id')
    .execute()
  return new Map(rows.map((row) => [row.host_id, row.count]))
}

/**
 * The number of books by status.
 * @param except accounts whose books are not counted
 * @param atOnce books in one statement: SQLite counts on the main thread
 */
export async function countAllBooks(
  db: Db,
  { except }: { except: readonly string[] },
  atOnce = 5_000,
): Promise<Record<BookStatus, number>> {
  const counts: Record<BookStatus, number> = { draft: 0, published: 0 }
  for (const status of ['draft', 'published'] as const) counts[status] = await countInStatus(db, status, atOnce)
  if (except.length === 0) return counts
  const rows = await db
    .selectFrom('books')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('host_id', 'in', except)
    .groupBy('status')
    .execute()
  for (const row of rows) counts[row.status] -= row.count
  return counts
}

async function countInStatus(db: Db, status: BookStatus, atOnce: number): Promise<number> {
  const countAfter = (id: string) => {
    const part = db.selectFrom('books').select('id').where('status', '=', status).where('id', '>', id)
    return db
      .selectFrom(part.orderBy('id').limit(atOnce).as('found'))
      .select(({ fn }) => [fn.countAll<number>().as('size'), fn.max('found.id').as('last')])
      .executeTakeFirstOrThrow()
  }
  let { size, last } = await countAfter('')
  let count = size
  while (size === atOnce) {
    ;({ size, last } = await countAfter(last))
    count += size
  }
  return count
}

export type BookSize = Pick<Book, 'id' | 'revision' | 'originalLanguage'> & {
  /** UTF-8 bytes of text in all languages. */
  textBytes: number
}

/** The size of one of the host's books; does not read its texts. */
export async function findBookSize(db: Db, { hostId, bookId }: BookScope): Promise<BookSize | undefined> {
  return isBookId(bookId)
    ? selectSize(db).where('id', '=', bookId).where('host_id', '=', hostId).executeTakeFirst()
    : undefined
}

/** As `findBookSize`, for several books of any host; missing ones are left out. */
export async function listBookSizes(db: Db, bookIds: readonly string[]): Promise<BookSize[]> {
  return bookIds.length === 0 ? [] : selectSize(db).where('id', 'in', bookIds).execute()
}

function selectSize(db: Db) {
  return db
    .selectFrom('books')
    .select(['id', 'revision', 'original_language as originalLanguage', 'text_bytes as textBytes'])
}

/** Bytes of a book's text in all languages as last counted; 0 for a book that was just inserted. */
export async function getTextBytes(db: Db, { hostId, bookId }: BookScope): Promise<number> {
  const row = await db
    .selectFrom('books')
    .select('text_bytes')
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return row.text_bytes
}

export async function writeTextBytes(db: Db, { hostId, bookId }: BookScope, bytes: number): Promise<void> {
  await db
    .updateTable('books')
    .set({ text_bytes: bytes })
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
}

/** Bytes of text in all of a host's books; an index-only read. */
export async function sumTextBytes(db: Db, { hostId }: HostScope): Promise<number> {
  const { bytes } = await db
    .selectFrom('books')
    .select((eb) => eb.fn.sum<number | null>('text_bytes').as('bytes'))
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}
