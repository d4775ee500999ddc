import type { Kysely } from 'kysely'

/** One row, once there was a backup on a schedule: the last one that was proved, and the last failure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('proved_at', 'bigint')
    .addColumn('proved_name', 'text')
    .addColumn('proved_bytes', 'bigint')
    .addColumn('proved_files', 'integer')
    .addColumn('failed_at', 'bigint')
    .addColumn('failed_step', 'text')
    .addColumn('failure', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
