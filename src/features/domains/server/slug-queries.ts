import type { Db, Tx } from '#platform/db/database.ts'
import { createRowReader, type RowReader } from '#platform/db/row-reader.ts'
import type { BookSlugsTable } from './domain-tables.ts'

type AccountScope = { accountId: string }

/** A slug of an account's book. */
export type BookSlug = { bookId: string; slug: string; isCurrent: boolean }

type SlugRow = Pick<BookSlugsTable, 'book_id' | 'slug' | 'is_current'>

export function slugKey(accountId: string, slug: string): string {
  return `${accountId}/${slug}`
}

/** Account ids contain no slash. */
function accountOfKey(key: string): string {
  return key.slice(0, key.indexOf('/'))
}

/** Creates a reader of books by `slugKey`, used for each request under a domain for all books. */
export function createSlugReader(db: Db): RowReader<SlugRow> {
  return createRowReader(
    db,
    (keys) => db.selectFrom('book_slugs').select(['key', 'book_id', 'slug', 'is_current']).where('key', 'in', keys),
    accountOfKey,
  )
}

/** All slugs of an account's books, former ones included, oldest first. */
export async function listSlugs(db: Db, { accountId }: AccountScope): Promise<BookSlug[]> {
  const rows = await db
    .selectFrom('book_slugs')
    .select(['book_id', 'slug', 'is_current'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({ bookId: row.book_id, slug: row.slug, isCurrent: row.is_current !== 0 }))
}

/** The current slugs of an account's books, or of one of them. */
export async function listCurrentSlugs(
  db: Db,
  { accountId, bookId }: AccountScope & { bookId?: string | undefined },
): Promise<Pick<BookSlug, 'bookId' | 'slug'>[]> {
  let query = db
    .selectFrom('book_slugs')
    .select(['book_id as bookId', 'slug'])
    .where('account_id', '=', accountId)
    .where('is_current', '=', 1)
  if (bookId !== undefined) query = query.where('book_id', '=', bookId)
  return query.execute()
}

/** Maximum number of slugs of one book, former ones included. */
const mostSlugs = 30

/** Makes a slug the current one of a book. The most recent former slugs are kept and redirect to it. */
export async function makeCurrentSlug(
  tx: Tx,
  { accountId, bookId }: AccountScope & { bookId: string },
  slug: string,
  now: number,
): Promise<void> {
  await tx.updateTable('book_slugs').set({ is_current: 0 }).where('book_id', '=', bookId).execute()
  const key = slugKey(accountId, slug)
  await tx
    .insertInto('book_slugs')
    .values({ key, account_id: accountId, book_id: bookId, slug, is_current: 1, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ is_current: 1 }))
    .execute()
  await forgetOldSlugs(tx, bookId)
}

async function forgetOldSlugs(tx: Tx, bookId: string): Promise<void> {
  const latest = await tx
    .selectFrom('book_slugs')
    .select('key')
    .where('book_id', '=', bookId)
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(mostSlugs)
    .execute()
  if (latest.length < mostSlugs) return
  const kept = latest.map(({ key }) => key)
  await tx.deleteFrom('book_slugs').where('book_id', '=', bookId).where('key', 'not in', kept).execute()
}
