import { type Kysely, sql } from 'kysely'

/**
 * The devices that hosts are told on, and what is still to be sent to them. Columns that end in `_at` or `_since` are
 * milliseconds UTC.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Browser and system, such as 'Chrome · Android'.
  await db.schema
    .alterTable('push_subscriptions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('push_subscriptions').addColumn('failing_since', 'bigint').execute()

  await db.schema
    .createTable('push_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_messages_next_attempt_at').on('push_messages').column('next_attempt_at').execute()
  await db.schema.createIndex('push_messages_subscription_id').on('push_messages').column('subscription_id').execute()
  await db.schema.createIndex('push_messages_expires_at').on('push_messages').column('expires_at').execute()

  // When the host was told that a code was not confirmed at the arrival.
  await db.schema.alterTable('stays').addColumn('late_told_at', 'bigint').execute()
  // When the host has taken note that the calendar ended the stay.
  await db.schema.alterTable('stays').addColumn('end_seen_at', 'bigint').execute()
  // Ends before this migration are no news; hosts chose some of them themselves.
  await sql`update stays set end_seen_at = cancelled_at where cancelled_at is not null`.execute(db)
}
