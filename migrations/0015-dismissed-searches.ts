import type { Kysely } from 'kysely'

/** Search terms that a host has dismissed. Months are counted from the year 0, as in `missed_searches`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dismissed_searches')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('month', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('dismissed_searches_key', ['book_id', 'term'])
    .execute()
}
