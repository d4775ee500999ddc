import type { Kysely } from 'kysely'

/** What the public status page shows, one row per day: minutes in which the service answered, and mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('first_minute', 'bigint')
    .addColumn('last_minute', 'bigint')
    .addColumn('minutes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mails', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mails_in_time', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
