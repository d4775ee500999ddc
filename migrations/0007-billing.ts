import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('renewal', 'text', (column) => column.notNull().defaultTo('none'))
    .execute()

  await db.schema
    .createTable('subscriptions')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('operation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('busy_until', 'bigint')
    .addColumn('reads_begun', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('read_applied', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('read_at', 'bigint')
    .addColumn('read_due_at', 'bigint')
    .addColumn('failed_reads', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('subscriptions_customer', ['provider', 'customer_id'])
    .execute()
  await db.schema.createIndex('subscriptions_read_due_at').on('subscriptions').column('read_due_at').execute()

  // No foreign key to accounts, because a row tells the provider about a deleted account.
  await db.schema
    .createTable('subscription_endings')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('provider_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('provider_events_received_at').on('provider_events').column('received_at').execute()

  await db.schema
    .createTable('test_gateway_customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
}
