import type { Kysely } from 'kysely'

/** What hosts have written in the editor and not saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('book_drafts')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('book_id', 'text', (column) => column.references('books.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('content_bytes', 'integer', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer')
    .addColumn('creation_key', 'text')
    .addColumn('cover_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('welcome_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('book_drafts_pkey', ['account_id', 'id'])
    .execute()
  for (const column of ['book_id', 'cover_image_id', 'welcome_image_id', 'updated_at'])
    await db.schema.createIndex(`book_drafts_${column}`).on('book_drafts').column(column).execute()
}
