import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('dedupe_key', 'text', (column) => column.notNull())
    .addColumn('unsubscribe_token', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('leased_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('sent_subject', 'text')
    .addColumn('sent_html', 'text')
    .addUniqueConstraint('mails_dedupe_key', ['dedupe_key'])
    .addUniqueConstraint('mails_unsubscribe_token', ['unsubscribe_token'])
    .execute()
  await db.schema.createIndex('mails_state_next_attempt_at').on('mails').columns(['state', 'next_attempt_at']).execute()
  await db.schema.createIndex('mails_account_id').on('mails').column('account_id').execute()
  await db.schema.createIndex('mails_created_at').on('mails').column('created_at').execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_resets_account_id').on('password_resets').column('account_id').execute()
  await db.schema.createIndex('password_resets_expires_at').on('password_resets').column('expires_at').execute()

  await db.schema
    .alterTable('accounts')
    .addColumn('mail_opt_out', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('accounts').addColumn('last_seen_at', 'bigint').execute()
  await sql`update accounts set last_seen_at =
    (select max(sessions.last_seen_at) from sessions where sessions.account_id = accounts.id)`.execute(db)
  await db.schema.createIndex('accounts_trial_ends_at').on('accounts').column('trial_ends_at').execute()
}
