import type { Kysely } from 'kysely'

/** Books that the operator has taken offline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('books').addColumn('offline_since', 'bigint').execute()
  await db.schema.alterTable('books').addColumn('offline_reason', 'text').execute()
  await db.schema
    .alterTable('books')
    .addColumn('offline_with_account', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
