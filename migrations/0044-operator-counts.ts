import type { Kysely } from 'kysely'

/** What makes the operator's numbers and search cost the same with any number of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_counts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('counted_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('books_status_id').on('books').columns(['status', 'id']).execute()
  // All columns in which the search looks, so that it reads no rows of the table.
  await db.schema
    .createIndex('accounts_search')
    .on('accounts')
    .columns(['created_at', 'id', 'email_normalized', 'name_plain', 'disabled_at', 'renewal'])
    .execute()
  await db.schema.dropIndex('accounts_created_at').execute()
}
