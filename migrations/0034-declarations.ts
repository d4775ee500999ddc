import type { Kysely } from 'kysely'

/** Cancellations and withdrawals that were declared on the public pages. Name, address and reason are in the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('declarations')
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('is_for_cause', 'integer', (column) => column.notNull())
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('wished_end', 'bigint')
    .addColumn('host_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .execute()
  await db.schema.createIndex('declarations_next_attempt_at').on('declarations').column('next_attempt_at').execute()
  await db.schema.createIndex('declarations_host_id').on('declarations').column('host_id').execute()
}
