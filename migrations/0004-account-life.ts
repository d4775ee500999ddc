import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A public id for sessions: half of the token's hash for existing sessions, random for new ones.
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update sessions set id = substr(token_hash, 1, 22)`.execute(db)
  await db.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute()
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('system', 'text').execute()

  await db.schema
    .createTable('email_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('email_changes_token_hash', ['token_hash'])
    .execute()
  await db.schema.createIndex('email_changes_account_id').on('email_changes').column('account_id').execute()
  await db.schema.createIndex('email_changes_expires_at').on('email_changes').column('expires_at').execute()
}
