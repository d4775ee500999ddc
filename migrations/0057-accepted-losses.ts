import type { Kysely } from 'kysely'

/** The missing pictures whose loss an operator has accepted: JSON array of their ids. Null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backup_state').addColumn('accepted_pictures', 'text').execute()
}
