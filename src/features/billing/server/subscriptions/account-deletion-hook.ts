import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findSubscription, insertEnding } from './subscription-queries.ts'

/**
 * For the transaction in which an account goes: what the provider has of it is to end, however long the provider does
 * not answer. The sweep carries it there.
 */
export async function orderSubscriptionEnd(tx: Tx, { clock }: Pick<Context, 'clock'>, account: Account): Promise<void> {
  const stored = await findSubscription(tx, { accountId: account.id })
  if (stored) await insertEnding(tx, stored, clock.now())
}
