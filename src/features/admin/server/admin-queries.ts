import type { Db } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { type Act, type ActKind, readAct } from '../shared/admin-act.ts'

/** Writes down what an admin does, in the transaction in which it is done. */
export async function insertAct(
  db: Db,
  { adminId, accountId = null }: { adminId: string; accountId?: string | null },
  { kind, data }: Act,
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

const stopKinds: readonly ActKind[] = ['subscriptionStopAsked', 'subscriptionStopped', 'accountDisabled']

/** Whether a subscription's stop was asked for, the answer was lost, and no stop was written down since. */
export async function hasUnansweredStop(db: Db, { accountId }: { accountId: string }): Promise<boolean> {
  const rows = await db
    .selectFrom('admin_acts')
    .select(['kind', 'data', 'created_at'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', stopKinds)
    .execute()
  const stops = rows.flatMap(({ kind, data, created_at: at }) => {
    const act = readAct(kind, data)
    return act && 'subscription' in act.data ? [{ isAsked: kind === 'subscriptionStopAsked', at }] : []
  })
  const lastOf = (isAsked: boolean) =>
    Math.max(Number.NEGATIVE_INFINITY, ...stops.filter((stop) => stop.isAsked === isAsked).map(({ at }) => at))
  return lastOf(true) > lastOf(false)
}

/** An act with the addresses of those concerned, null where their account has gone. */
export type LoggedAct = {
  id: string
  act: Act
  adminId: string
  adminEmail: string | null
  accountEmail: string | null
  /** Milliseconds UTC. */
  createdAt: number
}

/** The newest acts first. */
export async function listActs(db: Db, limit: number): Promise<LoggedAct[]> {
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
    const act = readAct(row.kind, row.data)
    return act
      ? [
          {
            id: row.id,
            act,
            adminId: row.admin_id,
            adminEmail: row.admin_email,
            accountEmail: row.account_email,
            createdAt: row.created_at,
          },
        ]
      : []
  })
}
