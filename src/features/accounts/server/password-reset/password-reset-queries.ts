import type { Db } from '#platform/db/database.ts'
import type { PasswordResetsTable } from '../account-tables.ts'

export async function insertPasswordReset(db: Db, row: PasswordResetsTable): Promise<void> {
  await db.insertInto('password_resets').values(row).execute()
}

/** Finds the account of a link that has not expired. */
export async function findPasswordReset(
  db: Db,
  { tokenHash }: { tokenHash: string },
  now: number,
): Promise<{ accountId: string } | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { accountId: row.account_id }
}

/** Deletes a link so that it works once, also under concurrent requests. @returns whether the link was valid */
export async function takePasswordReset(db: Db, { tokenHash }: { tokenHash: string }, now: number): Promise<boolean> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasswordResetsOf(db: Db, { accountId }: { accountId: string }): Promise<void> {
  await db.deleteFrom('password_resets').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredPasswordResets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
