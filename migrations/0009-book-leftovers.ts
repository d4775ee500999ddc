import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('books')
    .addColumn('leftovers', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()

  // Identifies the request that created the book, so that a repeated request creates no second book.
  await db.schema.alterTable('books').addColumn('creation_key', 'text').execute()
  await db.schema
    .createIndex('books_creation_key_key')
    .on('books')
    .columns(['host_id', 'creation_key'])
    .unique()
    .execute()
}
