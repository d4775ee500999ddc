import { type Kysely, sql } from 'kysely'

/**
 * 1: the host has confirmed that the network of the book has no password. No host has been asked about existing books.
 *
 * And the end of access (ms UTC) of subscriptions that ended at once, which was not stored: it distinguishes hosts who have paid
 * from those who had a trial. Nothing else has set 'expired'. The time is not known; the account's last change is the
 * nearest one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('books')
    .addColumn('wifi_open', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update accounts set access_until = updated_at
    where plan_status = 'expired' and access_until is null`.execute(db)
}
