import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('books')
    .addColumn('original_language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  // Before this step, a book was assumed to be in its host's language.
  await sql`
    update books set original_language =
      coalesce((select accounts.language from accounts where accounts.id = books.host_id), 'en')
  `.execute(db)

  await db.schema
    .createTable('book_translations')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('book_translations_pkey', ['book_id', 'language'])
    .execute()
}
