import type { Db } from '#platform/db/database.ts'
import { normalizeEmail } from '../../shared/account.ts'
import { accountSettingsError } from '../account-errors.ts'
import { isEmailTaken } from '../account-queries.ts'
import type { EmailChangesTable } from '../account-tables.ts'

type AccountScope = { accountId: string }

/** A requested change of address. Times are milliseconds UTC. */
export type PendingEmail = { id: string; accountId: string; email: string; expiresAt: number }

const columns = ['id', 'account_id', 'email', 'expires_at'] as const

export async function insertEmailChange(db: Db, change: PendingEmail): Promise<void> {
  const { id, accountId, email, expiresAt } = change
  await db
    .insertInto('email_changes')
    .values({ id, account_id: accountId, email, token_hash: null, expires_at: expiresAt })
    .execute()
}

/** Finds the account's address change that has not expired. */
export async function findPendingEmail(
  db: Db,
  { accountId }: AccountScope,
  now: number,
): Promise<PendingEmail | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && readPendingEmail(row)
}

/** Finds the address change of a mailed link that has not expired. */
export async function findEmailChange(
  db: Db,
  { tokenHash }: { tokenHash: string },
  now: number,
): Promise<PendingEmail | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && readPendingEmail(row)
}

/** Sets the token that confirms a change. It replaces an earlier token. */
export async function setEmailChangeToken(
  db: Db,
  scope: AccountScope & { changeId: string },
  tokenHash: string,
): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ token_hash: tokenHash })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', scope.changeId)
    .execute()
}

/** Deletes a link so that it works once, also under concurrent requests. @returns whether the link was valid */
export async function takeEmailChange(db: Db, { tokenHash }: { tokenHash: string }, now: number): Promise<boolean> {
  const row = await db
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEmailChangesOf(db: Db, { accountId }: AccountScope): Promise<void> {
  await db.deleteFrom('email_changes').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredEmailChanges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}

/**
 * Sets the account's address. The caller must have confirmed the new address.
 * @throws EMAIL_LINK_INVALID when another account has taken the address in the meantime
 */
export async function updateEmail(db: Db, { accountId }: AccountScope, email: string, now: number): Promise<void> {
  try {
    await db
      .updateTable('accounts')
      .set({ email, email_normalized: normalizeEmail(email), email_confirmed_at: now, updated_at: now })
      .where('id', '=', accountId)
      .execute()
  } catch (error) {
    throw isEmailTaken(error) ? accountSettingsError('EMAIL_LINK_INVALID', { cause: error }) : error
  }
}

function readPendingEmail(row: Pick<EmailChangesTable, (typeof columns)[number]>): PendingEmail {
  return { id: row.id, accountId: row.account_id, email: row.email, expiresAt: row.expires_at }
}
