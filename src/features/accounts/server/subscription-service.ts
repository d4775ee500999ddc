import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { Account } from '../shared/account.ts'
import type { Subscription } from '../shared/plan.ts'
import { lockAccount, updateAccount } from './account-queries.ts'

/** What to change of a subscription; nothing given, nothing changed. */
export type SubscriptionChange = Partial<Subscription>

/**
 * The only way to change what an account has access to. Decisions about one account are taken one after the
 * other, each on what the one before has left.
 * @param decide gets the account as it is under the lock, and the transaction for what belongs to the change
 * @returns the account as it is afterwards
 * @throws NOT_AUTHENTICATED when the account has gone
 */
export function changeSubscription(
  { db, clock }: Context,
  accountId: string,
  decide: (account: Account, tx: Tx) => Promise<SubscriptionChange> | SubscriptionChange,
): Promise<Account> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId })
    if (!account) throw platformError('NOT_AUTHENTICATED')
    const change = differenceTo(account, await decide(account, tx))
    if (Object.keys(change).length === 0) return account
    return (await updateAccount(tx, { accountId }, change, clock.now())) ?? account
  })
}

/** Writing what is there already would have every page that depends on access made anew. */
function differenceTo(account: Account, change: SubscriptionChange): SubscriptionChange {
  const names = Object.keys(change) as (keyof SubscriptionChange)[]
  return Object.fromEntries(names.filter((name) => change[name] !== account[name]).map((name) => [name, change[name]]))
}
