import type { Kysely } from 'kysely'

/** Reports by guests about books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reported_books')
    .addColumn('book_id', 'text', (column) => column.primaryKey().references('books.id').onDelete('cascade'))
    .addColumn('reports', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .addColumn('handled_at', 'bigint')
    .execute()
  await db.schema.createIndex('reported_books_last_at').on('reported_books').column('last_at').execute()

  await db.schema
    .createTable('book_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('book_reports_book_id').on('book_reports').columns(['book_id', 'created_at']).execute()
}
