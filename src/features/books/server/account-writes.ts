import { type Account, isDisabled, lockAccount } from '#features/accounts/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { bookError } from './book-errors.ts'

/**
 * Queues the writes of one account before they take a database connection. They are serialised by the lock on the
 * account's row anyway; without the queue, ten waiting transactions of one account would occupy all connections.
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
 * Runs a transaction while holding the lock of the host who writes.
 * @param write gets the account as it is under the lock
 * @throws UNAVAILABLE if too many writes are waiting, BOOK_NOT_FOUND and NOT_AUTHENTICATED as `lockWriter`, and the
 * errors of `write`
 */
export function writeAlone<Result>(
  { db }: Context,
  host: Account,
  write: (tx: Tx, locked: Account) => Promise<Result>,
): Promise<Result> {
  return inTurn(host.id, () => db.transaction().execute(async (tx) => write(tx, await lockWriter(tx, host))))
}

/**
 * As `writeAlone`, for operations that are allowed in any state of the account: deletions, and changes that come from a
 * calendar.
 * @throws UNAVAILABLE if too many writes are waiting, and the errors of `write`
 */
export function writeInAnyState<Result>(
  { db }: Context,
  { id: accountId }: Pick<Account, 'id'>,
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTurn(accountId, () =>
    db.transaction().execute(async (tx) => {
      await lockAccount(tx, { accountId })
      return write(tx)
    }),
  )
}

/**
 * Locks the account of a host who writes. Refuses requests that arrived before the account was deleted or disabled, so
 * that an operator who takes all books of a host offline misses none.
 * @throws BOOK_NOT_FOUND, NOT_AUTHENTICATED
 */
async function lockWriter(tx: Tx, { id: accountId }: Account): Promise<Account> {
  const locked = await lockAccount(tx, { accountId })
  if (!locked) throw bookError('BOOK_NOT_FOUND')
  if (await isDisabled(tx, { accountId })) throw platformError('NOT_AUTHENTICATED')
  return locked
}
