import type { Db } from '#platform/db/database.ts'

/** Notes that the account uses the code. @returns false when it has done so before */
export async function insertRedemption(
  db: Db,
  { accountId }: { accountId: string },
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
export async function hasRedeemed(db: Db, { accountId }: { accountId: string }, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('discount_redemptions')
    .select('code')
    .where('account_id', '=', accountId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}
