import type { Db } from '#platform/db/database.ts'
import type { BookLook } from '../shared/book-look.ts'
import { imageIdsOf, readLookColumn, readStoredLook, type StoredLook, writeLook } from './look-rows.ts'

type BookScope = { hostId: string; bookId: string }

/** Stores a book's theme and records its pictures. Does not change the revision. */
export async function writeBookLook(db: Db, { hostId, bookId }: BookScope, look: StoredLook): Promise<void> {
  await db
    .updateTable('books')
    .set({ look: writeLook(look) })
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
  await db.deleteFrom('book_look_images').where('book_id', '=', bookId).execute()
  const pictures = imageIdsOf(look).map((imageId) => ({ book_id: bookId, image_id: imageId }))
  if (pictures.length > 0) await db.insertInto('book_look_images').values(pictures).execute()
}

/** A book's theme as it is stored; undefined for a missing or foreign book. */
export async function findStoredLook(db: Db, { hostId, bookId }: BookScope): Promise<StoredLook | undefined> {
  const row = await db
    .selectFrom('books')
    .select('look')
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row && readStoredLook(row.look)
}

/** The themes of a host's published books, oldest book first. */
export async function listPublishedLooks(db: Db, { hostId }: Pick<BookScope, 'hostId'>): Promise<BookLook[]> {
  const rows = await db
    .selectFrom('books')
    .select('look')
    .where('host_id', '=', hostId)
    .where('status', '=', 'published')
    .where('offline_since', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => readLookColumn(row.look))
}

/** The ids of the pictures in a book's theme. */
export async function listLookImages(db: Db, bookId: string): Promise<string[]> {
  const rows = await db.selectFrom('book_look_images').select('image_id').where('book_id', '=', bookId).execute()
  return rows.map((row) => row.image_id)
}

export async function findLookDefaults(db: Db, { accountId }: { accountId: string }): Promise<StoredLook | undefined> {
  const row = await db.selectFrom('look_defaults').select('look').where('account_id', '=', accountId).executeTakeFirst()
  return row && readStoredLook(row.look)
}

export async function writeLookDefaults(db: Db, { accountId }: { accountId: string }, look: StoredLook): Promise<void> {
  const values = { look: JSON.stringify(look), logo_image_id: look.logo?.id ?? null }
  await db
    .insertInto('look_defaults')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export async function deleteLookDefaults(db: Db, { accountId }: { accountId: string }): Promise<void> {
  await db.deleteFrom('look_defaults').where('account_id', '=', accountId).execute()
}
