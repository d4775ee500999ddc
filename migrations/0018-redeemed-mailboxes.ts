import type { Kysely } from 'kysely'

/**
 * Which mailboxes have used which discount code, beyond the deletion of their accounts. Filled from
 * `discount_redemptions` by the service, at the first start with its key: the hashes need that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redeemed_mailboxes')
    .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('redeemed_at', 'bigint', (column) => column.notNull())
    .execute()
}
