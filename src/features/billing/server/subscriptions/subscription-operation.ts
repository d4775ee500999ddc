import { type Account, lockAccount } from '#features/accounts/index.ts'
import { minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError, platformError } from '#platform/errors.ts'
import { hashSecret } from '#platform/ids.ts'
import { billingError } from '../billing-errors.ts'
import type { CustomerReading, CustomerState, PaymentProvider } from '../payment-provider.ts'
import { openProvider, providerName } from '../provider.ts'
import { emptySnapshot } from './subscription.ts'
import {
  beginRead,
  claimSubscription,
  findSubscription,
  hastenRead,
  insertEnding,
  putCustomer,
  releaseSubscription,
  type StoredSubscription,
} from './subscription-queries.ts'
import { nothing, syncSubscription } from './subscription-sync.ts'

/** One change at the provider, for which the account's subscription is reserved. */
export type Operation = {
  provider: PaymentProvider
  customerId: string
  /** The provider's customer, read for this operation. */
  reading: CustomerReading
  /** The idempotency key of a creating call: stable until the provider has responded, also across restarts. */
  keyOf(purpose: string, order?: object): string
}

/** Maximum reservation time (ms) of a change whose process died. */
const longestOperation = 2 * minute

/**
 * Makes one change at the provider, then reads and stores the result. No transaction is open during network calls; a
 * reservation prevents concurrent changes of one account.
 * @returns what `work` returned, and the customer after the change
 * @throws BILLING_BUSY, PAYMENTS_UNAVAILABLE, NOT_AUTHENTICATED when the account was deleted, and what `work` throws
 */
export async function operate<Result>(
  context: Context,
  account: Account,
  work: (operation: Operation) => Promise<Result>,
): Promise<{ result: Result; state: CustomerState }> {
  const { db, clock } = context
  const provider = await openProvider(context)
  if (!(await findStored(context, account))) await addCustomer(context, provider, account, undefined)
  const scope = { accountId: account.id }
  const now = clock.now()
  const until = now + longestOperation
  if (!(await claimSubscription(db, scope, { now, until }))) throw billingError('BILLING_BUSY')

  let next = false
  try {
    const { stored, reading } = await readStored(context, provider, account)
    const keyOf = (purpose: string, order: object = {}) =>
      `${purpose}-${account.id}-${stored.operation}-${hashSecret(JSON.stringify(order)).slice(0, 12)}`
    const result = await work({ provider, customerId: stored.customerId, reading, keyOf })
    next = true
    return { result, state: (await syncSubscription(context, provider, stored, { isChange: true })) ?? nothing }
  } catch (error) {
    next ||= isAnswer(error)
    // The request may have succeeded although it failed here.
    await hastenRead(db, scope, clock.now())
    throw error
  } finally {
    await releaseSubscription(db, scope, { until, next })
  }
}

/** Whether the provider responded, even with an error. The next request then needs a new idempotency key. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'PAYMENTS_UNAVAILABLE') return true
  const { cause } = error
  const status = typeof cause === 'object' && cause !== null && 'statusCode' in cause ? cause.statusCode : undefined
  // 409: the same request is still being processed. 429: it was not processed.
  return typeof status === 'number' && status !== 409 && status !== 429
}

async function readStored(
  context: Context,
  provider: PaymentProvider,
  account: Account,
): Promise<{ stored: StoredSubscription; reading: CustomerReading }> {
  const stored = await getStored(context, account)
  if (!stored.isRead) {
    // No read of this customer has ever begun. The request of this operation may be lost, so the next operation has to
    // read.
    await beginRead(context.db, stored)
    return { stored, reading: nothing }
  }
  const reading = await syncSubscription(context, provider, stored)
  if (reading) return { stored, reading }
  // Deleted at the provider, perhaps by the operator: the host may start a new subscription.
  await addCustomer(context, provider, account, stored.customerId)
  return { stored: await getStored(context, account), reading: nothing }
}

/** The account's customer at the provider in use; a test mode customer is replaced by a real one. */
async function findStored(context: Context, account: Account): Promise<StoredSubscription | undefined> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const name = providerName(context)
  if (!stored || stored.provider === name) return stored
  // Stripe's keys were removed: its customer of this host must not be replaced.
  if (stored.provider === 'stripe') throw billingError('PAYMENTS_UNAVAILABLE')
  const provider = await openProvider(context)
  await addCustomer(context, provider, account, stored.customerId)
  return findSubscription(context.db, { accountId: account.id })
}

async function addCustomer(
  { db, clock }: Context,
  provider: PaymentProvider,
  { id: accountId, name, email, language }: Account,
  replaces: string | undefined,
): Promise<void> {
  const customer = { accountId, name, email, language }
  const customerId = await provider.createCustomer(customer, `customer-${accountId}-${replaces ?? 'first'}`)
  const added = { provider: provider.name, customerId, snapshot: emptySnapshot, replaces }
  const isKept = await db.transaction().execute(async (tx) => {
    const isThere = await lockAccount(tx, { accountId })
    if (isThere) await putCustomer(tx, { accountId }, added)
    // The account was deleted while the provider responded, and its deletion knew of no customer.
    else await insertEnding(tx, added, clock.now())
    return isThere !== undefined
  })
  if (!isKept) throw platformError('NOT_AUTHENTICATED')
}

async function getStored(context: Context, account: Account): Promise<StoredSubscription> {
  const stored = await findStored(context, account)
  if (!stored) throw billingError('PAYMENTS_UNAVAILABLE')
  return stored
}
