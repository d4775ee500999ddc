import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('books')
    .addColumn('leftovers', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()

  // Names the request that made the book, so that the same request, repeated, makes no second one.
  await db.schema.alterTable('books').addColumn('creation_key', 'text').execute()
  await db.schema
    .createIndex('books_creation_key_key')
    .on('books')
    .columns(['host_id', 'creation_key'])
    .unique()
    .execute()
}
