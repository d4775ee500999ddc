import type { Kysely } from 'kysely'

/** A job selects ended windows every hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('attempts_window_end').on('attempts').column('window_end').execute()
}
