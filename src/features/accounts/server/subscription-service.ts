import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { Account } from '../shared/account.ts'
import type { Subscription } from '../shared/plan.ts'
import { lockAccount, updateAccount } from './account-queries.ts'

/** The fields of a subscription to change. */
export type SubscriptionChange = Partial<Subscription>

/**
 * The only function that changes an account's access. It locks the account, so that concurrent changes run one after the
 * other and each sees the result of the one before.
 * @param decide gets the account as read under the lock, and the transaction for further writes
 * @returns the updated account
 * @throws NOT_AUTHENTICATED when the account was deleted
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

/** Removes unchanged fields. Writing them would invalidate the account's cached pages. */
function differenceTo(account: Account, change: SubscriptionChange): SubscriptionChange {
  const names = Object.keys(change) as (keyof SubscriptionChange)[]
  return Object.fromEntries(names.filter((name) => change[name] !== account[name]).map((name) => [name, change[name]]))
}
