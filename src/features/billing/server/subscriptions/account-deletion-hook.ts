import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findSubscription, insertEnding } from './subscription-queries.ts'

/**
 * Call in the transaction that deletes an account. Queues the end of its subscription; the job retries until the
 * provider responds.
 */
export async function orderSubscriptionEnd(tx: Tx, { clock }: Pick<Context, 'clock'>, account: Account): Promise<void> {
  const stored = await findSubscription(tx, { accountId: account.id })
  if (stored) await insertEnding(tx, stored, clock.now())
}
