import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SubscriptionsTable } from '../billing-tables.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { Snapshot } from './subscription.ts'

type AccountScope = { accountId: string }
type ProviderName = PaymentProvider['name']

/** An account's customer at a provider, as last read. */
export type StoredSubscription = AccountScope & {
  provider: ProviderName
  customerId: string
  snapshot: Snapshot
  /** Number of the next request to the provider. */
  operation: number
  /** Whether a read of this customer, or of a previous one, has ever begun. */
  isRead: boolean
  /** Until when (ms UTC) a change is in progress; null without one. */
  busyUntil: number | null
}

export async function findSubscription(db: Db, { accountId }: AccountScope): Promise<StoredSubscription | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row && readRow(row)
}

export async function findSubscriptionOf(
  db: Db,
  { provider, customerId }: { provider: ProviderName; customerId: string },
): Promise<StoredSubscription | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row && readRow(row)
}

/** Stores an account's customer, in place of a deleted one or one at another provider. */
export async function putCustomer(
  db: Db,
  { accountId }: AccountScope,
  customer: { provider: ProviderName; customerId: string; snapshot: Snapshot; replaces: string | undefined },
): Promise<void> {
  const { provider, customerId, replaces } = customer
  const values = { provider, customer_id: customerId, snapshot: JSON.stringify(customer.snapshot), read_due_at: null }
  await db
    .insertInto('subscriptions')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(values)
        .where('subscriptions.customer_id', '=', replaces ?? ''),
    )
    .execute()
}

/** Reserves the account's subscription for one change. @returns false when another change is in progress */
export async function claimSubscription(
  db: Db,
  { accountId }: AccountScope,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const row = await db
    .updateTable('subscriptions')
    .set({ busy_until: until })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @param next whether the next request is a new one, and no repetition of this one */
export async function releaseSubscription(
  db: Db,
  { accountId }: AccountScope,
  { until, next }: { until: number; next: boolean },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ busy_until: null, ...(next && { operation: eb('operation', '+', 1) }) }))
    .where('account_id', '=', accountId)
    .where('busy_until', '=', until)
    .execute()
}

/** Numbers a read that begins now. @returns undefined when the account was deleted */
export async function beginRead(db: Db, { accountId }: AccountScope): Promise<number | undefined> {
  const row = await db
    .updateTable('subscriptions')
    .set((eb) => ({ reads_begun: eb('reads_begun', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning('reads_begun')
    .executeTakeFirst()
  return row?.reads_begun
}

/** Stores the result of a read. @returns false when a later read was faster */
export async function applyRead(
  db: Db,
  { accountId, customerId }: AccountScope & { customerId: string },
  read: { number: number; snapshot: Snapshot; now: number; dueAt: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable('subscriptions')
    .set({
      snapshot: JSON.stringify(read.snapshot),
      read_applied: read.number,
      read_at: read.now,
      read_due_at: read.dueAt,
      failed_reads: 0,
    })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('read_applied', '<', read.number)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Schedules the next read of an account's customer no later than the given time (ms UTC). */
export async function hastenRead(db: Db, { accountId }: AccountScope, dueAt: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ read_due_at: dueAt })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('read_due_at', 'is', null), eb('read_due_at', '>', dueAt)]))
    .execute()
}

/** @returns how many consecutive reads have failed by now */
export async function countFailedRead(db: Db, { accountId }: AccountScope): Promise<number> {
  const row = await db
    .updateTable('subscriptions')
    .set((eb) => ({ failed_reads: eb('failed_reads', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning('failed_reads')
    .executeTakeFirst()
  return row?.failed_reads ?? 1
}

export async function postponeRead(db: Db, { accountId }: AccountScope, dueAt: number): Promise<void> {
  await db.updateTable('subscriptions').set({ read_due_at: dueAt }).where('account_id', '=', accountId).execute()
}

/** Subscriptions that are due for a read, the earliest due first. */
export async function listDueReads(db: Db, now: number, limit: number): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('read_due_at', '<=', now)
    .orderBy('read_due_at')
    .orderBy('account_id')
    .limit(limit)
    .execute()
  return rows.map(readRow)
}

/** Queues the end of a customer. Call it in the transaction that deletes the account. */
export async function insertEnding(
  db: Db,
  { provider, customerId }: { provider: ProviderName; customerId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('subscription_endings')
    .values({ customer_id: customerId, provider, attempts: 0, next_attempt_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

export type Ending = { customerId: string; provider: ProviderName; attempts: number }

/** Queued ends of a provider's customers that are due. */
export function listDueEndings(db: Db, provider: ProviderName, now: number): Promise<Ending[]> {
  return db
    .selectFrom('subscription_endings')
    .select(['customer_id as customerId', 'provider', 'attempts'])
    .where('provider', '=', provider)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .execute()
}

export async function deleteEnding(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('subscription_endings').where('customer_id', '=', customerId).execute()
}

export async function postponeEnding(db: Db, customerId: string, attempts: number, nextAttemptAt: number) {
  await db
    .updateTable('subscription_endings')
    .set({ attempts, next_attempt_at: nextAttemptAt })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Stores a webhook event. @returns false when it was received before */
export async function insertEvent(
  db: Db,
  event: { id: string; type: string; customerId: string | null },
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('provider_events')
    .values({ id: event.id, type: event.type, customer_id: event.customerId, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** When the provider last called with a valid signature, ms UTC. */
export async function findWebhookLastSeen(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('provider_events')
    .select(sql<number | null>`max(received_at)`.as('last'))
    .executeTakeFirst()
  return row?.last ?? undefined
}

/** Deletes old webhook events except the newest: it shows when the provider called last. */
export async function deleteEventsBefore(db: Db, time: number): Promise<void> {
  await db
    .deleteFrom('provider_events')
    .where('received_at', '<', time)
    .where('received_at', '<', (eb) =>
      eb.selectFrom('provider_events').select((e) => e.fn.max('received_at').as('last')),
    )
    .execute()
}

function readRow(row: Selectable<SubscriptionsTable>): StoredSubscription {
  return {
    accountId: row.account_id,
    provider: row.provider,
    customerId: row.customer_id,
    snapshot: Snapshot.parse(JSON.parse(row.snapshot)),
    operation: row.operation,
    isRead: row.reads_begun > 0,
    busyUntil: row.busy_until,
  }
}
