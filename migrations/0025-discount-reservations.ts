import type { Kysely } from 'kysely'

/** Discount codes of subscriptions that were begun and not confirmed yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discount_reservations')
    .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('reserved_until', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('discount_reservations_account_id')
    .on('discount_reservations')
    .column('account_id')
    .execute()
}
