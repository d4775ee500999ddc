import type { Kysely } from 'kysely'

/** The pictures that the last backup lacked and the operator was told of: JSON array of their ids. Null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backup_state').addColumn('missing_pictures', 'text').execute()
}
