import { sql } from 'kysely'
import { day } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { plainLetters } from '#platform/plain-letters.ts'
import { type Account, normalizeEmail, type Renewal } from '../../shared/account.ts'
import { accountColumns, readAccount } from '../account-queries.ts'
import type { Session } from '../sessions/session-queries.ts'

type AccountScope = { accountId: string }

/** An account with the fields that only the operator sees. Times are milliseconds UTC. */
export type ObservedAccount = { account: Account; disabledAt: number | null; lastSeenAt: number | null }

const observedColumns = [...accountColumns, 'accounts.disabled_at', 'accounts.last_seen_at'] as const

/** Filter of the search: disabled accounts, or disabled accounts that will be charged again. */
export type AccountFilter = 'disabled' | 'disabledCharged'

/** Accounts whose name (accents ignored) or address contains the words, newest first. Empty words match all. */
export async function searchAccounts(
  db: Db,
  { words, only, limit }: { words: string; only?: AccountFilter | undefined; limit: number },
): Promise<ObservedAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(observedColumns)
    .$if(only !== undefined, (query) => query.where('disabled_at', 'is not', null))
    .$if(only === 'disabledCharged', (query) => query.where('renewal', 'in', charged))
    .where((eb) =>
      eb.or([
        eb('email_normalized', 'like', containing(normalizeEmail(words))),
        eb('name_plain', 'like', containing(plainLetters(words.trim()))),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(readObserved)
}

/** Renewals that lead to further charges or charge attempts. */
const charged: readonly Renewal[] = ['renews', 'pastDue']

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

export type AccountCounts = {
  hosts: number
  disabled: number
  disabledCharged: number
  trials: number
  trialsEndingIn3Days: number
  trialsEndingIn7Days: number
}

/** Counts hosts and their trials that run at `now` (ms UTC). Operators' own accounts are not counted. */
export async function countAccounts(db: Db, now: number): Promise<AccountCounts> {
  const hosts = db.selectFrom('accounts').where('role', '=', 'host')
  const trials = hosts.where('plan_status', '=', 'trial').where('trial_ends_at', '>', now)
  const disabled = hosts.where('disabled_at', 'is not', null)
  const [host, locked, lockedCharged, trial, in3Days, in7Days] = await Promise.all(
    [
      hosts,
      disabled,
      disabled.where('renewal', 'in', charged),
      trials,
      trials.where('trial_ends_at', '<=', now + 3 * day),
      trials.where('trial_ends_at', '<=', now + 7 * day),
    ].map((query) => query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()),
  )
  return {
    hosts: host?.count ?? 0,
    disabled: locked?.count ?? 0,
    disabledCharged: lockedCharged?.count ?? 0,
    trials: trial?.count ?? 0,
    trialsEndingIn3Days: in3Days?.count ?? 0,
    trialsEndingIn7Days: in7Days?.count ?? 0,
  }
}

type ObservedRow = Parameters<typeof readAccount>[0] & { disabled_at: number | null; last_seen_at: number | null }

function readObserved(row: ObservedRow): ObservedAccount {
  return { account: readAccount(row), disabledAt: row.disabled_at, lastSeenAt: row.last_seen_at }
}
