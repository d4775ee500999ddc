import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('access_until', 'bigint').execute()

  await db.schema
    .createTable('discount_redemptions')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('redeemed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('discount_redemptions_key', ['account_id', 'code'])
    .execute()
}
