import { type Account, isDisabled, lockAccount } from '#features/accounts/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { bookError } from './book-errors.ts'

/**
 * Writes of one account follow each other anyway, by the lock on its row. A transaction that waited for the lock would
 * keep a connection meanwhile, and ten of one account would keep them all; so they wait before they take one.
 */
const inTurn = createFairQueue({
  atOnce: 4,
  atOncePerAccount: 1,
  mostWaiting: 500,
  mostPerAccount: 100,
  longestWait: 10 * second,
  retryAfter: 5,
})

/**
 * Runs a transaction alone on the account of a host who writes.
 * @param write gets the account as it is under the lock
 * @throws UNAVAILABLE when too much is waiting, BOOK_NOT_FOUND and NOT_AUTHENTICATED as `lockWriter`, and what `write`
 *   throws
 */
export function writeAlone<Result>(
  { db }: Context,
  host: Account,
  write: (tx: Tx, locked: Account) => Promise<Result>,
): Promise<Result> {
  return inTurn(host.id, () => db.transaction().execute(async (tx) => write(tx, await lockWriter(tx, host))))
}

/** As `writeAlone`, for what hosts may do in whatever state their account is. */
export function deleteAlone<Result>(
  { db }: Context,
  { id: accountId }: Account,
  remove: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTurn(accountId, () =>
    db.transaction().execute(async (tx) => {
      await lockAccount(tx, { accountId })
      return remove(tx)
    }),
  )
}

/**
 * Locks the account of a host who writes. A request that came in before its account was deleted or disabled writes
 * nothing afterwards: an operator who takes all books of a host offline misses none.
 * @throws BOOK_NOT_FOUND, NOT_AUTHENTICATED
 */
async function lockWriter(tx: Tx, { id: accountId }: Account): Promise<Account> {
  const locked = await lockAccount(tx, { accountId })
  if (!locked) throw bookError('BOOK_NOT_FOUND')
  if (await isDisabled(tx, { accountId })) throw platformError('NOT_AUTHENTICATED')
  return locked
}
