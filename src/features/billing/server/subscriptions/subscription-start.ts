import { type Account, lockAccount } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { billingError } from '../billing-errors.ts'
import type { SubscriptionOrder } from '../payment-provider.ts'
import type { Quote } from '../quotes/quote.ts'
import { reserveCode } from '../redemptions.ts'
import { isSameOrder } from './subscription.ts'
import type { Operation } from './subscription-operation.ts'

/**
 * Starts a subscription if none is active, or continues one that was started for the same order. Nothing is charged
 * before the host has confirmed a card.
 * @throws DISCOUNT_ALREADY_USED, ALREADY_SUBSCRIBED; BILLING_BUSY if the started one is being paid at the same time
 */
export async function startSubscription(
  context: Context,
  account: Account,
  { provider, customerId, reading: { subscription, step, changes }, keyOf }: Operation,
  { kind, plan, discount, paidFrom: freeUntil, dueNowCents }: Quote,
  { areTermsConfirmed }: { areTermsConfirmed: boolean },
): Promise<void> {
  if (kind === 'settled') throw billingError('ALREADY_SUBSCRIBED')
  if (discount) await reserve(context, account, discount.code)
  const order: SubscriptionOrder = { customerId, accountId: account.id, plan, freeUntil, discount, areTermsConfirmed }
  if (subscription?.state === 'incomplete') {
    if (step?.amountCents === dueNowCents && isSameOrder(subscription, order)) {
      if (areTermsConfirmed && !subscription.areTermsConfirmed) await changes?.confirmTerms()
      return
    }
    await changes?.endNow('host')
  }
  await provider.startSubscription(order, keyOf('start', order))
}

/** If no subscription follows, the read at the end of the operation, or the next one, releases the reservation. */
async function reserve(context: Context, { id: accountId }: Account, code: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId })
    if (!account) throw platformError('NOT_AUTHENTICATED')
    if (!(await reserveCode(tx, context, account, code))) throw billingError('DISCOUNT_ALREADY_USED')
  })
}
