import type { Kysely } from 'kysely'

/** Windows that have ended are looked for every hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('attempts_window_end').on('attempts').column('window_end').execute()
}
