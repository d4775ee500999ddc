import type { Kysely } from 'kysely'

/** What the names of the database's backups end with. Null: no backup was made on a schedule since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backup_state').addColumn('database_id', 'text').execute()
}
