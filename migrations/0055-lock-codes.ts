import type { Kysely } from 'kysely'

/**
 * The shared code on the lock of a house: sealed JSON text, see `LockCode`. Null: not known yet. The stay for which it was
 * confirmed can be deleted before the next change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stay_settings').addColumn('lock_code_sealed', 'text').execute()
}
