import type { LogHeroChoice } from '#features/site/index.ts'
import type { Db } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { type AuditEntry, type AuditKind, readAuditEntry } from '../shared/audit-entry.ts'

/** Writes an audit entry. Must run in the transaction of the action. */
export async function insertAuditEntry(
  db: Db,
  { adminId, accountId = null }: { adminId: string; accountId?: string | null },
  { kind, data }: AuditEntry,
  now: number,
): Promise<void> {
  await db
    .insertInto('admin_acts')
    .values({
      id: createId(),
      admin_id: adminId,
      kind,
      account_id: accountId,
      data: JSON.stringify(data),
      created_at: now,
    })
    .execute()
}

const cancellationEntryKinds: readonly AuditKind[] = ['subscriptionStopAsked', 'subscriptionStopped', 'accountDisabled']

/** Whether a cancellation was requested, its outcome is unknown, and no cancellation was logged since. */
export async function hasUnansweredCancellation(db: Db, { accountId }: { accountId: string }): Promise<boolean> {
  const rows = await db
    .selectFrom('admin_acts')
    .select(['kind', 'data', 'created_at'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', cancellationEntryKinds)
    .execute()
  const cancellations = rows.flatMap(({ kind, data, created_at: at }) => {
    const entry = readAuditEntry(kind, data)
    return entry && 'subscription' in entry.data ? [{ isAsked: kind === 'subscriptionStopAsked', at }] : []
  })
  const lastOf = (isAsked: boolean) =>
    Math.max(
      Number.NEGATIVE_INFINITY,
      ...cancellations.filter((cancellation) => cancellation.isAsked === isAsked).map(({ at }) => at),
    )
  return lastOf(true) > lastOf(false)
}

/** An audit entry with the e-mail addresses of admin and account; null where the account was deleted. */
export type LoggedEntry = {
  id: string
  entry: AuditEntry
  adminId: string
  adminEmail: string | null
  accountEmail: string | null
  /** Milliseconds UTC. */
  createdAt: number
}

/** The audit log, newest entries first. */
export async function listAuditEntries(db: Db, limit: number): Promise<LoggedEntry[]> {
  const rows = await db
    .selectFrom('admin_acts')
    .leftJoin('accounts as admin', 'admin.id', 'admin_acts.admin_id')
    .leftJoin('accounts as account', 'account.id', 'admin_acts.account_id')
    .select([
      'admin_acts.id',
      'admin_acts.admin_id',
      'admin_acts.kind',
      'admin_acts.data',
      'admin_acts.created_at',
      'admin.email as admin_email',
      'account.email as account_email',
    ])
    .orderBy('admin_acts.created_at', 'desc')
    .orderBy('admin_acts.id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => {
    const entry = readAuditEntry(row.kind, row.data)
    return entry
      ? [
          {
            id: row.id,
            entry,
            adminId: row.admin_id,
            adminEmail: row.admin_email,
            accountEmail: row.account_email,
            createdAt: row.created_at,
          },
        ]
      : []
  })
}

/** Writes an audit entry when an admin chooses the hero picture of the public site. */
export const logHeroChoice: LogHeroChoice = (tx, admin, hero, now) =>
  insertAuditEntry(tx, { adminId: admin.id }, { kind: 'heroChosen', data: { hero } }, now)
