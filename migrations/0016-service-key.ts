import type { Kysely } from 'kysely'

/** A check value for the service's key. One row, written at the first start with a key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('check_value', 'text', (column) => column.notNull())
    .execute()
}
