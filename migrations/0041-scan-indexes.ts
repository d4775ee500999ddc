import { type Kysely, sql } from 'kysely'

/** Indexes for statements of jobs and operators' lists that read whole tables without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('accounts_created_at').on('accounts').column('created_at').execute()
  await db.schema
    .createIndex('accounts_last_seen')
    .on('accounts')
    .expression(sql`coalesce(last_seen_at, created_at)`)
    .execute()
  await db.schema.createIndex('book_reports_created_at').on('book_reports').column('created_at').execute()
  await db.schema.createIndex('dismissed_searches_month').on('dismissed_searches').column('month').execute()
  await db.schema.createIndex('domains_state_since').on('domains').columns(['state', 'state_since']).execute()
  await db.schema.createIndex('missed_searches_month').on('missed_searches').column('month').execute()
  await db.schema
    .createIndex('reported_books_handled_at')
    .on('reported_books')
    .columns(['handled_at', 'last_at'])
    .execute()
  await db.schema
    .createIndex('subscription_endings_next_attempt_at')
    .on('subscription_endings')
    .column('next_attempt_at')
    .execute()
  await db.schema.createIndex('support_messages_answered_at').on('support_messages').column('answered_at').execute()
  await db.schema.createIndex('visit_batches_written_at').on('visit_batches').column('written_at').execute()
}
