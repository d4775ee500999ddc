import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { noteWrite } from '#platform/db/row-memory.ts'
import { violatesUnique } from '#platform/db/unique-violation.ts'
import { notePageChange } from '#platform/page-changes.ts'
import { plainLetters } from '#platform/text/plain-letters.ts'
import type { Account } from '../shared/account.ts'
import { normalizeEmail } from '../shared/account.ts'
import type { Subscription } from '../shared/plan.ts'
import { accountError } from './account-errors.ts'
import type { AccountsTable } from './account-tables.ts'

type AccountScope = { accountId: string }

/** An account with its password hash. Only sign-in and password change may read the hash. */
export type AccountWithPassword = { account: Account; passwordHash: string }

export const accountColumns = [
  'accounts.id',
  'accounts.name',
  'accounts.email',
  'accounts.role',
  'accounts.language',
  'accounts.plan',
  'accounts.plan_status',
  'accounts.trial_ends_at',
  'accounts.access_until',
  'accounts.renewal',
  'accounts.email_confirmed_at',
  'accounts.created_at',
] as const

/**
 * Adds an account.
 * @throws EMAIL_TAKEN when an account with the same normalized address exists
 */
export async function insertAccount(db: Db, account: Account, passwordHash: string): Promise<void> {
  try {
    await db
      .insertInto('accounts')
      .values({
        id: account.id,
        name: account.name,
        name_plain: plainLetters(account.name),
        email: account.email,
        email_normalized: normalizeEmail(account.email),
        password_hash: passwordHash,
        role: account.role,
        language: account.language,
        plan: account.plan,
        plan_status: account.planStatus,
        trial_ends_at: account.trialEndsAt,
        access_until: account.accessUntil,
        renewal: account.renewal,
        email_confirmed_at: account.emailConfirmedAt,
        created_at: account.createdAt,
        updated_at: account.createdAt,
      })
      .execute()
  } catch (error) {
    throw isEmailTaken(error) ? accountError('EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' }, cause: error }) : error
  }
}

const emailKey = { name: 'accounts_email_key', table: 'accounts', columns: ['email_normalized'] }

/** Returns true when a write failed because another account has the same e-mail address. */
export function isEmailTaken(error: unknown): boolean {
  return violatesUnique(error, emailKey)
}

export async function findAccount(db: Db, { accountId }: AccountScope): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(accountColumns).where('id', '=', accountId).executeTakeFirst()
  return row && readAccount(row)
}

/** Finds an account by e-mail address. The address is normalized first. */
export async function findAccountByEmail(db: Db, email: string): Promise<AccountWithPassword | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select([...accountColumns, 'password_hash'])
    .where('email_normalized', '=', normalizeEmail(email))
    .executeTakeFirst()
  return row && { account: readAccount(row), passwordHash: row.password_hash }
}

/** Lists all accounts, oldest first. Used by the operator's command line. */
export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db.selectFrom('accounts').select(accountColumns).orderBy('created_at').orderBy('id').execute()
  return rows.map(readAccount)
}

type AccountChanges = Partial<
  Pick<Account, 'name' | 'role' | 'language' | 'plan' | 'planStatus' | 'trialEndsAt' | 'accessUntil' | 'renewal'> & {
    passwordHash: string
  }
>

/** Updates the given fields only. @returns the updated account; undefined when the account does not exist */
export async function updateAccount(
  db: Db,
  { accountId }: AccountScope,
  changes: AccountChanges,
  now: number,
): Promise<Account | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({
      updated_at: now,
      ...(changes.name !== undefined && { name: changes.name, name_plain: plainLetters(changes.name) }),
      ...(changes.role !== undefined && { role: changes.role }),
      ...(changes.language !== undefined && { language: changes.language }),
      ...(changes.plan !== undefined && { plan: changes.plan }),
      ...(changes.planStatus !== undefined && { plan_status: changes.planStatus }),
      ...(changes.trialEndsAt !== undefined && { trial_ends_at: changes.trialEndsAt }),
      ...(changes.accessUntil !== undefined && { access_until: changes.accessUntil }),
      ...(changes.renewal !== undefined && { renewal: changes.renewal }),
      ...(changesAccess(changes) && { plan_revision: sql<number>`plan_revision + 1` }),
      ...(changes.passwordHash !== undefined && { password_hash: changes.passwordHash }),
    })
    .where('id', '=', accountId)
    .returning(accountColumns)
    .executeTakeFirst()
  if (row && changesAccess(changes)) await notePageChange(db, { kind: 'host', id: accountId })
  return row && readAccount(row)
}

function changesAccess({ plan, planStatus, trialEndsAt, accessUntil, renewal }: AccountChanges): boolean {
  return [plan, planStatus, trialEndsAt, accessUntil, renewal].some((change) => change !== undefined)
}

/** Invalidates the cached guest pages of an account. Call it after a change that is not in a book but is shown there. */
export async function renewGuestPages(db: Db, { accountId }: AccountScope): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ plan_revision: eb('plan_revision', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
  await notePageChange(db, { kind: 'host', id: accountId })
}

/** Deletes the account's row. Foreign keys delete its sessions, mails and similar rows with it. */
export async function deleteAccountRow(db: Db, { accountId }: AccountScope): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', accountId).execute()
}

/**
 * Locks the account's row until the transaction ends. Works because both engines lock a row that is written. Rows of the
 * account that this node has read before are then not used during an outage.
 * @returns the account as read under the lock
 */
export async function lockAccount(tx: Tx, { accountId }: AccountScope): Promise<Account | undefined> {
  const row = await tx
    .updateTable('accounts')
    .set({ updated_at: sql`updated_at` })
    .where('id', '=', accountId)
    .returning(accountColumns)
    .executeTakeFirst()
  if (row) noteWrite(accountId)
  return row && readAccount(row)
}

/** Like `lockAccount`, but only if the password hash is unchanged. @returns false when the password was changed */
export async function lockPassword(tx: Tx, { accountId }: AccountScope, passwordHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('accounts')
    .set({ updated_at: sql`updated_at` })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The columns from which `readSubscription` computes access. For queries of other features that join `accounts`. */
export const subscriptionColumns = [
  'accounts.plan',
  'accounts.plan_status',
  'accounts.trial_ends_at',
  'accounts.access_until',
  'accounts.renewal',
] as const

/** Reads the subscription from a row with `subscriptionColumns`. */
export function readSubscription(
  row: Pick<Selectable<AccountsTable>, 'plan' | 'plan_status' | 'trial_ends_at' | 'access_until' | 'renewal'>,
): Subscription {
  return {
    plan: row.plan,
    planStatus: row.plan_status,
    trialEndsAt: row.trial_ends_at,
    accessUntil: row.access_until,
    renewal: row.renewal,
  }
}

type AccountRow = Pick<
  Selectable<AccountsTable>,
  | 'id'
  | 'name'
  | 'email'
  | 'role'
  | 'language'
  | 'plan'
  | 'plan_status'
  | 'trial_ends_at'
  | 'access_until'
  | 'renewal'
  | 'email_confirmed_at'
  | 'created_at'
>

export function readAccount(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    language: row.language,
    plan: row.plan,
    planStatus: row.plan_status,
    trialEndsAt: row.trial_ends_at,
    accessUntil: row.access_until,
    renewal: row.renewal,
    emailConfirmedAt: row.email_confirmed_at,
    createdAt: row.created_at,
  }
}
