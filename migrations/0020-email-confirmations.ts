import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('email_confirmed_at', 'bigint').execute()
  // Existing accounts count as confirmed.
  await sql`update accounts set email_confirmed_at = created_at`.execute(db)

  await db.schema
    .createTable('email_confirmations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email_normalized', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('email_confirmations_account_id').on('email_confirmations').column('account_id').execute()
  await db.schema.createIndex('email_confirmations_expires_at').on('email_confirmations').column('expires_at').execute()

  // Rate limit windows may now last for days. Existing rows were deleted after two hours at most.
  await db.schema
    .alterTable('attempts')
    .addColumn('window_end', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update attempts set window_end = window_start + 3600000`.execute(db)
}
