import type { Kysely } from 'kysely'

/**
 * The mailboxes that have used a discount code, as hashes. They outlive the accounts. The service fills the table from
 * `discount_redemptions` at the first start with its key, because the hashes need the key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redeemed_mailboxes')
    .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('redeemed_at', 'bigint', (column) => column.notNull())
    .execute()
}
