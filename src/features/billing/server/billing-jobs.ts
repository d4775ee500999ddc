import { changeSubscription, moveAccess } from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Job } from '#platform/jobs.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openProvider } from './provider.ts'
import { retryReadAt } from './subscriptions/subscription.ts'
import {
  countFailedRead,
  deleteEnding,
  deleteEventsBefore,
  listDueEndings,
  listDueReads,
  postponeEnding,
  postponeRead,
  type StoredSubscription,
} from './subscriptions/subscription-queries.ts'
import { syncSubscription } from './subscriptions/subscription-sync.ts'

/** Synchronises subscriptions without a recent webhook, and ends subscriptions of deleted accounts at the provider. */
export const sweepSubscriptions: Job = { name: 'sweep-subscriptions', schedule: '* * * * *', run: sweep }

const batch = 50
/** Longer than any provider retries a webhook. */
const eventMemory = 60 * day

async function sweep(context: Context): Promise<void> {
  const provider = await openProvider(context)
  await endCustomers(context, provider)
  const now = context.clock.now()
  while (true) {
    const due = await listDueReads(context.db, now, batch)
    for (const stored of due) await readAgain(context, provider, stored)
    if (due.length < batch) break
  }
  await deleteEventsBefore(context.db, now - eventMemory)
}

async function readAgain(context: Context, provider: PaymentProvider, stored: StoredSubscription): Promise<void> {
  const { db, clock, log } = context
  if (stored.provider !== provider.name) return leaveProvider(context, stored)
  try {
    await syncSubscription(context, provider, stored)
  } catch (error) {
    // The account was deleted during the read.
    if (error instanceof AppError && error.code === 'NOT_AUTHENTICATED') return
    const failures = await countFailedRead(db, stored)
    await postponeRead(db, stored, retryReadAt(failures, clock.now()))
    log.warn({ account: stored.accountId, failures, error: codeOf(error) }, 'a subscription could not be read')
  }
}

/**
 * Stripe keys were added or removed. Test mode subscriptions were never paid; Stripe's are kept until its keys are
 * back.
 */
async function leaveProvider(context: Context, stored: StoredSubscription): Promise<void> {
  const { db, clock } = context
  if (stored.provider === 'stripe') return postponeRead(db, stored, clock.now() + day)
  await changeSubscription(context, stored.accountId, async (account, tx) => {
    await tx.deleteFrom('subscriptions').where('account_id', '=', stored.accountId).execute()
    const move = moveAccess(account, { kind: 'subscriptionRead', subscription: null }, clock.now())
    return 'change' in move ? move.change : {}
  })
}

async function endCustomers({ db, clock, log }: Context, provider: PaymentProvider): Promise<void> {
  for (const { customerId, attempts } of await listDueEndings(db, provider.name, clock.now())) {
    try {
      await provider.deleteCustomer(customerId)
      await deleteEnding(db, customerId)
    } catch (error) {
      await postponeEnding(db, customerId, attempts + 1, retryReadAt(attempts + 1, clock.now()))
      log.error({ customer: customerId, attempts: attempts + 1, error: codeOf(error) }, 'a subscription has not ended')
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : String(error)
}
