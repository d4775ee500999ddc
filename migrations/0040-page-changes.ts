import type { Kysely } from 'kysely'

/** Pages of which shared caches may still have an older version: the caches are notified, then the row is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_changes')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('page_changes_due_at').on('page_changes').column('due_at').execute()
}
