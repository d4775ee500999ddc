import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/database.ts'
import { plainLetters } from '#platform/text/plain-letters.ts'
import { type Account, normalizeEmail, type Renewal } from '../../shared/account.ts'
import { accountColumns, readAccount } from '../account-queries.ts'
import type { Session } from '../sessions/session-queries.ts'

type AccountScope = { accountId: string }

/** An account with the fields that only the operator sees. Times are milliseconds UTC. */
export type ObservedAccount = { account: Account; disabledAt: number | null; lastSeenAt: number | null }

const observedColumns = [...accountColumns, 'accounts.disabled_at', 'accounts.last_seen_at'] as const

/** Filter of the search: disabled accounts, or disabled accounts that will be charged again. */
export type AccountFilter = 'disabled' | 'disabledCharged'

/** The place of an account in the order of the search: newest first. */
export type AccountPosition = { createdAt: number; id: string }

/** Before all accounts. */
const beginning: AccountPosition = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

/**
 * Accounts whose name (accents ignored) or address contains the words, newest first. Empty words match all. No index
 * finds any part of a text, so at most `accounts` accounts are looked at, which come after the position. The account
 * whose address is exactly the words is found by an index: it is the first one without a position, and left out later.
 * @returns at most `found` accounts, and the last position that was looked at if others follow
 */
export async function searchAccounts(
  db: Db,
  { words, only, after, ...most }: AccountSearch,
): Promise<{ found: ObservedAccount[]; end: AccountPosition | undefined }> {
  const address = normalizeEmail(words)
  const exact = after
    ? []
    : await db
        .selectFrom('accounts')
        .select('id')
        .where('email_normalized', '=', address)
        .where((eb) => isKept(eb, only))
        .execute()
  const start = after ?? beginning
  const following = db
    .selectFrom('accounts')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(start.createdAt, start.id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const end = await following
    .select(['created_at as createdAt', 'id'])
    .offset(most.accounts - 1)
    .limit(1)
    .executeTakeFirst()
  const { createdAt, id } = end ?? { createdAt: 0, id: '' }
  // Only columns of one index: rows of the table are read for what is found.
  const found = await following
    .select('id')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>=', tuple(createdAt, id)))
    .where((eb) => isKept(eb, only))
    .where('email_normalized', '!=', address)
    .where((eb) =>
      eb.or([
        eb('email_normalized', 'like', containing(address)),
        eb('name_plain', 'like', containing(plainLetters(words.trim()))),
      ]),
    )
    .limit(most.found - exact.length)
    .execute()
  return { found: await listObserved(db, [...exact, ...found]), end }
}

function isKept(eb: ExpressionBuilder<Tables, 'accounts'>, only: AccountFilter | undefined): Expression<SqlBool> {
  return eb.and([
    ...(only ? [eb('disabled_at', 'is not', null)] : []),
    ...(only === 'disabledCharged' ? [eb('renewal', 'in', charged)] : []),
  ])
}

type AccountSearch = {
  words: string
  only?: AccountFilter | undefined
  after?: AccountPosition | undefined
  /** The most accounts that are looked at, and the most that are found. */
  accounts: number
  found: number
}

/** Accounts in the order of their ids. */
async function listObserved(db: Db, ids: readonly { id: string }[]): Promise<ObservedAccount[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('accounts')
    .select(observedColumns)
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => known.get(id) ?? []).map(readObserved)
}

/** Renewals that lead to further charges or charge attempts. */
export const charged: readonly Renewal[] = ['renews', 'pastDue']

/** A LIKE pattern with escaped wildcards: many addresses contain an underscore. */
function containing(words: string) {
  return sql<string>`${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

export async function findObservedAccount(db: Db, { accountId }: AccountScope): Promise<ObservedAccount | undefined> {
  const row = await db.selectFrom('accounts').select(observedColumns).where('id', '=', accountId).executeTakeFirst()
  return row && readObserved(row)
}

export async function isDisabled(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('disabled_at').where('id', '=', accountId).executeTakeFirst()
  return row !== undefined && row.disabled_at !== null
}

export async function setDisabledAt(db: Db, { accountId }: AccountScope, disabledAt: number | null): Promise<void> {
  await db.updateTable('accounts').set({ disabled_at: disabledAt }).where('id', '=', accountId).execute()
}

/** Sessions that have not expired, most recently used first, without their token hashes. */
export async function listSessionsOf(
  db: Db,
  { accountId }: AccountScope,
  now: number,
): Promise<Pick<Session, 'createdAt' | 'lastSeenAt' | 'expiresAt'>[]> {
  return db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

type ObservedRow = Parameters<typeof readAccount>[0] & { disabled_at: number | null; last_seen_at: number | null }

function readObserved(row: ObservedRow): ObservedAccount {
  return { account: readAccount(row), disabledAt: row.disabled_at, lastSeenAt: row.last_seen_at }
}
