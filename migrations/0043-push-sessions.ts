import type { Kysely } from 'kysely'

/** The session in which a device was added: the device is forgotten when somebody ends the session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('push_subscriptions').addColumn('session_hash', 'text').execute()
}
