import type { Kysely } from 'kysely'

/** Addresses of books on own domains that were sent to `CDN_PURGE_URL`. They are sent once more when they are no longer true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('told_pages')
    .addColumn('book_id', 'text', (column) => column.primaryKey())
    .addColumn('pages', 'text', (column) => column.notNull())
    .execute()
}
