import { sql } from 'kysely'
import type { MailReader } from '#features/mail/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Account } from '../../shared/account.ts'
import { normalizeEmail } from '../../shared/account.ts'
import { accountColumns, readAccount } from '../account-queries.ts'

const readerColumns = ['id', 'name', 'email', 'language', 'email_confirmed_at', 'mail_opt_out'] as const

export async function findReader(db: Db, accountId: string): Promise<MailReader | undefined> {
  const row = await db.selectFrom('accounts').select(readerColumns).where('id', '=', accountId).executeTakeFirst()
  return row && readReader(row)
}

/** Finds a reader by e-mail address. The address is normalized first. */
export async function findReaderByAddress(db: Db, address: string): Promise<MailReader | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(readerColumns)
    .where('email_normalized', '=', normalizeEmail(address))
    .executeTakeFirst()
  return row && readReader(row)
}

/** Sets whether an account has opted out of reminders and tips. */
export async function setMailOptOut(db: Db, accountId: string, hasOptedOut: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ mail_opt_out: hasOptedOut ? 1 : 0 })
    .where('id', '=', accountId)
    .execute()
}

/** Returns whether an account has opted out of reminders and tips. */
export async function findOptOut(db: Db, { accountId }: { accountId: string }): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('mail_opt_out').where('id', '=', accountId).executeTakeFirst()
  return row !== undefined && row.mail_opt_out !== 0
}

/** Stores the time of the host's last visit with the account, because sessions are deleted. */
export async function markSeen(db: Db, { accountId }: { accountId: string }, now: number): Promise<void> {
  await db.updateTable('accounts').set({ last_seen_at: now }).where('id', '=', accountId).execute()
}

/** The time of the host's last visit, or of her registration (ms UTC). */
export async function findLastSeen(db: Db, { accountId }: { accountId: string }): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(lastSeen.as('last_seen'))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.last_seen
}

/** Enabled hosts whose last visit is within a range (ms UTC, `from` excluded), with the time of that visit. */
export async function listHostsLastSeen(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<{ account: Account; lastSeenAt: number }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select([...accountColumns, lastSeen.as('last_seen')])
    .where('role', '=', 'host')
    .where('disabled_at', 'is', null)
    .where(lastSeen, '>', from)
    .where(lastSeen, '<=', to)
    .execute()
  return rows.map((row) => ({ account: readAccount(row), lastSeenAt: row.last_seen }))
}

/**
 * Accounts whose trial ends within a range (ms UTC, `from` excluded) and that neither have paid nor will be charged
 * automatically. Disabled accounts are left out.
 */
export async function listTrialsEnding(db: Db, { from, to }: { from: number; to: number }): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(accountColumns)
    .where('plan_status', 'in', ['trial', 'expired'])
    .where('renewal', '!=', 'renews')
    .where('access_until', 'is', null)
    .where('disabled_at', 'is', null)
    .where('trial_ends_at', '>', from)
    .where('trial_ends_at', '<=', to)
    .execute()
  return rows.map(readAccount)
}

const lastSeen = sql<number>`coalesce(accounts.last_seen_at, accounts.created_at)`

type ReaderRow = Pick<Account, 'id' | 'name' | 'email' | 'language'> & {
  email_confirmed_at: number | null
  mail_opt_out: number
}

function readReader(row: ReaderRow): MailReader {
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    isConfirmed: row.email_confirmed_at !== null,
    hasOptedOut: row.mail_opt_out !== 0,
  }
}
