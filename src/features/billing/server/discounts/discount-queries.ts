import type { Db } from '#platform/db/database.ts'
import type { DiscountReservationsTable, RedeemedMailboxesTable } from '../billing-tables.ts'

type AccountScope = { accountId: string }

/** Records that the account uses the code. @returns false when it has done so before */
export async function insertRedemption(
  db: Db,
  { accountId }: AccountScope,
  code: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('discount_redemptions')
    .values({ account_id: accountId, code, redeemed_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'code']).doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the account has used the code. */
export async function findRedemption(db: Db, { accountId }: AccountScope, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('discount_redemptions')
    .select('code')
    .where('account_id', '=', accountId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** The codes that an account has redeemed, with its present address. The time is milliseconds UTC. */
export type RedemptionOfAccount = { accountId: string; email: string; code: string; redeemedAt: number }

/** The codes that existing accounts have redeemed, ordered by account and code, after the given one. */
export async function listRedemptions(
  db: Db,
  { after, limit }: { after: Pick<RedemptionOfAccount, 'accountId' | 'code'> | undefined; limit: number },
): Promise<RedemptionOfAccount[]> {
  let query = selectRedemptions(db).orderBy('account_id').orderBy('code').limit(limit)
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('account_id', '>', after.accountId),
        eb.and([eb('account_id', '=', after.accountId), eb('code', '>', after.code)]),
      ]),
    )
  }
  return query.execute()
}

export function listRedemptionsOf(db: Db, { accountId }: AccountScope): Promise<RedemptionOfAccount[]> {
  return selectRedemptions(db).where('account_id', '=', accountId).execute()
}

function selectRedemptions(db: Db) {
  return db
    .selectFrom('discount_redemptions')
    .innerJoin('accounts', 'accounts.id', 'discount_redemptions.account_id')
    .select(['account_id as accountId', 'accounts.email', 'code', 'redeemed_at as redeemedAt'])
}

/** Whether a mailbox has used a code, by any of its hashes. */
export async function findMailbox(db: Db, hashes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('redeemed_mailboxes')
    .select('mailbox_hash')
    .where('mailbox_hash', 'in', hashes)
    .executeTakeFirst()
  return row !== undefined
}

/** Records mailboxes that have used a code. @returns how many of them are new */
export async function insertMailboxes(db: Db, rows: readonly RedeemedMailboxesTable[]): Promise<number> {
  if (rows.length === 0) return 0
  const inserted = await db
    .insertInto('redeemed_mailboxes')
    .values(rows)
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('mailbox_hash')
    .execute()
  return inserted.length
}

export async function deleteMailboxes(db: Db): Promise<void> {
  await db.deleteFrom('redeemed_mailboxes').execute()
}

/** `isConfirmed`: whether the account's host has confirmed the address. */
type Claimant = AccountScope & { isConfirmed: boolean }

/**
 * Reserves a mailbox for an account, or extends its reservation. Concurrent calls of two accounts run one after the
 * other. An account with a confirmed address takes the mailbox from one without: anybody can register with somebody
 * else's address.
 * @returns false when another account has it
 */
export async function putReservation(
  db: Db,
  row: DiscountReservationsTable,
  { isConfirmed }: Pick<Claimant, 'isConfirmed'>,
  now: number,
): Promise<boolean> {
  const { account_id, reserved_until } = row
  const put = await db
    .insertInto('discount_reservations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('mailbox_hash')
        .doUpdateSet({ account_id, reserved_until })
        .where((eb) =>
          eb.or([
            eb('discount_reservations.account_id', '=', account_id),
            eb('discount_reservations.reserved_until', '<=', now),
            ...(isConfirmed ? [eb('discount_reservations.account_id', 'in', selectUnconfirmed(db))] : []),
          ]),
        ),
    )
    .returning('mailbox_hash')
    .executeTakeFirst()
  return put !== undefined
}

/** Accounts that have reserved a mailbox without having confirmed their address. */
function selectUnconfirmed(db: Db) {
  return db
    .selectFrom('accounts')
    .innerJoin('discount_reservations as held', 'held.account_id', 'accounts.id')
    .select('accounts.id')
    .where('accounts.email_confirmed_at', 'is', null)
}

/** Whether another account has reserved a mailbox, by any of its hashes, in a way that this one cannot take over. */
export async function isReservedByOther(
  db: Db,
  { accountId, isConfirmed }: Claimant,
  hashes: readonly string[],
  now: number,
): Promise<boolean> {
  let query = db
    .selectFrom('discount_reservations')
    .select('mailbox_hash')
    .where('mailbox_hash', 'in', hashes)
    .where('account_id', '!=', accountId)
    .where('reserved_until', '>', now)
  if (isConfirmed) query = query.where('account_id', 'not in', selectUnconfirmed(db))
  return (await query.executeTakeFirst()) !== undefined
}

/** Releases an account's reservations, except for one code. */
export async function deleteReservationsOf(db: Db, { accountId }: AccountScope, kept: string | undefined) {
  let query = db.deleteFrom('discount_reservations').where('account_id', '=', accountId)
  if (kept !== undefined) query = query.where('code', '!=', kept)
  await query.execute()
}

export async function deleteReservations(db: Db): Promise<void> {
  await db.deleteFrom('discount_reservations').execute()
}
