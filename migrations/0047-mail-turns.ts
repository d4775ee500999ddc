import { type Kysely, sql } from 'kysely'

/**
 * Indexes by which the outbox sends security mails first and the mails of accounts in turns, counts the mails of an
 * account since a time, and finds the texts of old mails, to delete them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('mails_state_template_next_attempt_at')
    .on('mails')
    .columns(['state', 'template', 'next_attempt_at'])
    .execute()
  await db.schema
    .createIndex('mails_state_account_id_next_attempt_at')
    .on('mails')
    .columns(['state', 'account_id', 'next_attempt_at'])
    .execute()
  await db.schema.createIndex('mails_account_id_created_at').on('mails').columns(['account_id', 'created_at']).execute()
  await db.schema.dropIndex('mails_account_id').execute()
  await db.schema
    .createIndex('mails_kept_texts')
    .on('mails')
    .column('next_attempt_at')
    .where(sql.ref('sent_html'), 'is not', null)
    .execute()
}
