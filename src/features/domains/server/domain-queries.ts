import type { Selectable } from 'kysely'
import { z } from 'zod'
import { readSubscription, type Subscription, subscriptionColumns } from '#features/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { createRowReader, type RowReader } from '#platform/db/row-reader.ts'
import type { DomainLife, Verdict } from '../shared/domain.ts'
import type { DomainsTable } from './domain-tables.ts'

type AccountScope = { accountId: string }
type DomainScope = AccountScope & { domainId: string }

const Found = z.object({ pointing: z.array(z.string()), ownership: z.array(z.string()) })

/** A domain as it is stored. Times in ms UTC. */
export type Domain = Verdict &
  DomainLife & {
    id: string
    accountId: string
    /** In ASCII (Punycode). */
    name: string
    /** Null: all of the account's books. */
    bookId: string | null
    listsBooks: boolean
    token: string
    checkedAt: number | null
    createdAt: number
  }

export async function insertDomain(
  db: Db,
  { accountId, domainId }: DomainScope,
  domain: Pick<Domain, 'name' | 'bookId' | 'listsBooks' | 'token'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('domains')
    .values({
      id: domainId,
      account_id: accountId,
      name: domain.name,
      proved_name: null,
      book_id: domain.bookId,
      lists_books: domain.listsBooks ? 1 : 0,
      token: domain.token,
      state: 'waiting',
      state_since: now,
      pointing: 'unchecked',
      ownership: 'unchecked',
      found: JSON.stringify({ pointing: [], ownership: [] }),
      checks: 0,
      misses: 0,
      checked_at: null,
      seen_at: null,
      next_check_at: now,
      created_at: now,
    })
    .execute()
}

export async function listDomains(db: Db, { accountId }: AccountScope): Promise<Domain[]> {
  const rows = await db
    .selectFrom('domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readDomain)
}

export async function findDomain(db: Db, { accountId, domainId }: DomainScope): Promise<Domain | undefined> {
  const row = await db
    .selectFrom('domains')
    .selectAll()
    .where('id', '=', domainId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && readDomain(row)
}

/** Finds a domain by its id in all accounts; for jobs. */
export async function findAnyDomain(db: Db, domainId: string): Promise<Domain | undefined> {
  const row = await db.selectFrom('domains').selectAll().where('id', '=', domainId).executeTakeFirst()
  return row && readDomain(row)
}

/** Ids of the domains that are due for a check, the longest overdue first. */
export async function listDueDomains(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('domains')
    .select('id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the domains that ended before a time, in ms UTC. */
export async function deleteEndedDomains(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('domains')
    .where('state', 'in', ['released', 'expired'])
    .where('state_since', '<', before)
    .execute()
}

/** The id of the account that has proved a name. */
export async function findNameOwner(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('domains').select('account_id').where('proved_name', '=', name).executeTakeFirst()
  return row?.account_id
}

/** The account ids of those names that are proved, keyed by name. */
export async function findNameOwners(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('domains')
    .select(['proved_name', 'account_id'])
    .where('proved_name', 'in', names)
    .execute()
  return new Map(rows.map((row) => [row.proved_name ?? '', row.account_id]))
}

/**
 * Stores the result of a check and the new state. Violates `domains_proved_name` if another account has proved the
 * name.
 */
export async function updateAfterCheck(
  db: Db,
  { id, name }: Pick<Domain, 'id' | 'name'>,
  life: DomainLife,
  verdict: Verdict,
  now: number,
): Promise<void> {
  const holdsName = life.state === 'proved' || life.state === 'astray'
  await db
    .updateTable('domains')
    .set({
      ...writeLife(life),
      proved_name: holdsName ? name : null,
      pointing: verdict.pointing,
      ownership: verdict.ownership,
      found: JSON.stringify(verdict.found),
      checked_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Resets a domain that has ended to a new claim. */
export async function restartDomain(db: Db, { accountId, domainId }: DomainScope, now: number): Promise<void> {
  await db
    .updateTable('domains')
    .set({
      ...writeLife({ state: 'waiting', stateSince: now, checks: 0, misses: 0, seenAt: null, nextCheckAt: now }),
      pointing: 'unchecked',
      ownership: 'unchecked',
    })
    .where('id', '=', domainId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function updateShownBooks(
  db: Db,
  { accountId, domainId }: DomainScope,
  { bookId, listsBooks }: Pick<Domain, 'bookId' | 'listsBooks'>,
): Promise<void> {
  await db
    .updateTable('domains')
    .set({ book_id: bookId, lists_books: listsBooks ? 1 : 0 })
    .where('id', '=', domainId)
    .where('account_id', '=', accountId)
    .execute()
}

/** @returns whether there was such a domain */
export async function deleteDomain(db: Db, { accountId, domainId }: DomainScope): Promise<boolean> {
  const row = await db
    .deleteFrom('domains')
    .where('id', '=', domainId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What is read of a domain for each request. */
export type DomainHost = {
  accountId: string
  bookId: string | null
  listsBooks: boolean
  subscription: Subscription
}

type DomainHostRow = {
  account_id: string
  book_id: string | null
  lists_books: number
} & Parameters<typeof readSubscription>[0]

/** Creates a reader of domains by host name. Costs one indexed read for each request that is not to our own host. */
export function createDomainReader(db: Db): (name: string) => DomainHost | undefined | Promise<DomainHost | undefined> {
  const readRow: RowReader<DomainHostRow> = createRowReader(
    db,
    (names) =>
      db
        .selectFrom('domains')
        .innerJoin('accounts', 'accounts.id', 'domains.account_id')
        .select(['domains.proved_name as key', 'domains.account_id', 'domains.book_id', 'domains.lists_books'])
        .select(subscriptionColumns)
        .where('domains.proved_name', 'in', names)
        .$narrowType<{ key: string }>(),
    (_name, domain) => domain?.account_id,
  )
  return (name) => {
    const row = readRow(name)
    return row instanceof Promise ? row.then(readDomainHost) : readDomainHost(row)
  }
}

function readDomainHost(row: DomainHostRow | undefined): DomainHost | undefined {
  return (
    row && {
      accountId: row.account_id,
      bookId: row.book_id,
      listsBooks: row.lists_books !== 0,
      subscription: readSubscription(row),
    }
  )
}

function writeLife(life: DomainLife) {
  return {
    state: life.state,
    state_since: life.stateSince,
    checks: life.checks,
    misses: life.misses,
    seen_at: life.seenAt,
    next_check_at: life.nextCheckAt,
  }
}

function readDomain(row: Selectable<DomainsTable>): Domain {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    bookId: row.book_id,
    listsBooks: row.lists_books !== 0,
    token: row.token,
    state: row.state,
    stateSince: row.state_since,
    pointing: row.pointing,
    ownership: row.ownership,
    found: Found.parse(JSON.parse(row.found)),
    checks: row.checks,
    misses: row.misses,
    checkedAt: row.checked_at,
    seenAt: row.seen_at,
    nextCheckAt: row.next_check_at,
    createdAt: row.created_at,
  }
}
