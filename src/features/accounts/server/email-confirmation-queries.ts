import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { EmailConfirmationsTable } from './account-tables.ts'

export async function insertEmailConfirmation(db: Db, row: EmailConfirmationsTable): Promise<void> {
  await db.insertInto('email_confirmations').values(row).execute()
}

/** Finds the account of a link that has not expired and was mailed to the account's current address. */
export async function findEmailConfirmation(
  db: Db,
  { tokenHash }: { tokenHash: string },
  now: number,
): Promise<{ accountId: string } | undefined> {
  const row = await db
    .selectFrom('email_confirmations')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'email_confirmations.account_id')
        .onRef('accounts.email_normalized', '=', 'email_confirmations.email_normalized'),
    )
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { accountId: row.account_id }
}

/**
 * Marks the account's current address as confirmed. Needs no transaction with the check of the token: an address is
 * only replaced by another confirmed address. The time of the first confirmation is kept.
 */
export async function markEmailConfirmed(db: Db, { accountId }: { accountId: string }, now: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: sql<number>`coalesce(email_confirmed_at, ${now})`, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

export async function deleteExpiredEmailConfirmations(db: Db, now: number): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute()
}
