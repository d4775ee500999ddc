import type { Db } from '#platform/db/database.ts'
import type { BookTheme } from '../../shared/book-theme.ts'
import { recordSecretPictures } from '../secrets/secrets-queries.ts'
import { imageIdsOf, readStoredTheme, readThemeColumn, type StoredTheme, writeTheme } from './theme-rows.ts'

type BookScope = { hostId: string; bookId: string }

/** Stores a book's theme and records its pictures. Does not change the revision. */
export async function writeBookTheme(db: Db, { hostId, bookId }: BookScope, bookTheme: StoredTheme): Promise<void> {
  await db
    .updateTable('books')
    .set({ look: writeTheme(bookTheme) })
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
  await db.deleteFrom('book_look_images').where('book_id', '=', bookId).execute()
  const pictures = imageIdsOf(bookTheme).map((imageId) => ({ book_id: bookId, image_id: imageId }))
  if (pictures.length > 0) await db.insertInto('book_look_images').values(pictures).execute()
  await recordSecretPictures(db, { hostId, bookId })
}

/** A book's theme as it is stored; undefined for a missing or foreign book. */
export async function findStoredTheme(db: Db, { hostId, bookId }: BookScope): Promise<StoredTheme | undefined> {
  const row = await db
    .selectFrom('books')
    .select('look')
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row && readStoredTheme(row.look)
}

/** The themes of a host's published books, oldest book first. */
export async function listPublishedThemes(db: Db, { hostId }: Pick<BookScope, 'hostId'>): Promise<BookTheme[]> {
  const rows = await db
    .selectFrom('books')
    .select('look')
    .where('host_id', '=', hostId)
    .where('status', '=', 'published')
    .where('offline_since', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => readThemeColumn(row.look))
}

/** The ids of the pictures in a book's theme. */
export async function listThemeImages(db: Db, bookId: string): Promise<string[]> {
  const rows = await db.selectFrom('book_look_images').select('image_id').where('book_id', '=', bookId).execute()
  return rows.map((row) => row.image_id)
}

export async function findThemeDefaults(
  db: Db,
  { accountId }: { accountId: string },
): Promise<StoredTheme | undefined> {
  const row = await db.selectFrom('look_defaults').select('look').where('account_id', '=', accountId).executeTakeFirst()
  return row && readStoredTheme(row.look)
}

export async function writeThemeDefaults(
  db: Db,
  { accountId }: { accountId: string },
  bookTheme: StoredTheme,
): Promise<void> {
  const values = { look: JSON.stringify(bookTheme), logo_image_id: bookTheme.logo?.id ?? null }
  await db
    .insertInto('look_defaults')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export async function deleteThemeDefaults(db: Db, { accountId }: { accountId: string }): Promise<void> {
  await db.deleteFrom('look_defaults').where('account_id', '=', accountId).execute()
}
