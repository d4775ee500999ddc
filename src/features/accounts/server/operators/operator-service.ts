import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { moveAccess } from '../../shared/access-events.ts'
import type { Account } from '../../shared/account.ts'
import { findAccountByEmail, updateAccount } from '../account-queries.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { changeSubscription } from '../subscription-service.ts'
import { setDisabledAt } from './operator-queries.ts'

/** Gives an account the role `admin`. @returns undefined when the address has no account */
export async function grantAdmin({ db, clock }: Context, email: string): Promise<Account | undefined> {
  const found = await findAccountByEmail(db, email)
  return found && updateAccount(db, { accountId: found.account.id }, { role: 'admin' }, clock.now())
}

/**
 * Sets the end of an account's trial (ms UTC), or starts a trial of Basic with that end. Does not change paid or free
 * access: then the returned account is unchanged.
 * @param note writes the audit entry in the same transaction
 * @returns undefined when the address has no account
 */
export async function setTrialEnd(
  context: Context,
  email: string,
  end: number,
  note: (tx: Tx, account: Account) => Promise<void>,
): Promise<Account | undefined> {
  const found = await findAccountByEmail(context.db, email)
  return (
    found &&
    changeSubscription(context, found.account.id, async (account, tx) => {
      const move = moveAccess(account, { kind: 'trialMoved', until: end }, context.clock.now())
      if ('refused' in move) return {}
      await note(tx, account)
      return move.change
    })
  )
}

/** Blocks sign-in and ends all sessions of the account. Its books are not changed. */
export async function disableAccount(tx: Tx, scope: { accountId: string }, now: number): Promise<void> {
  await setDisabledAt(tx, scope, now)
  await deleteSessionsOf(tx, scope)
}

export async function enableAccount(tx: Tx, scope: { accountId: string }): Promise<void> {
  await setDisabledAt(tx, scope, null)
}
