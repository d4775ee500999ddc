import { type Account, accessOf, lockAccount, type Plan } from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { Discount } from '../../shared/billing-contract.ts'
import { billingError } from '../billing-errors.ts'
import type { SubscriptionOrder } from '../payment-provider.ts'
import { reserveCode } from '../redemptions.ts'
import { isSameOrder } from './subscription.ts'
import type { Operation } from './subscription-operation.ts'

/** Free access that ends later than this does not become a subscription. Stripe limits `trial_end` to two years from now. */
const furthestStart = 700 * day

/**
 * Begins a subscription where none is live, or goes on with one that was begun for the same order. Nothing is charged
 * before the host has confirmed a card.
 * @throws DISCOUNT_ALREADY_USED, ALREADY_SUBSCRIBED; BILLING_BUSY when what was begun before is paid at this moment
 */
export async function startSubscription(
  context: Context,
  account: Account,
  { provider, customerId, reading: { subscription, step, changes }, keyOf }: Operation,
  { plan, discount }: { plan: Plan; discount: Discount | null },
): Promise<void> {
  const freeUntil = freeUntilOf(account, plan, context.clock.now())
  if (discount) await reserve(context, account, discount.code)
  const order: SubscriptionOrder = { customerId, accountId: account.id, plan, freeUntil, discount }
  if (subscription?.state === 'incomplete') {
    if (step && isSameOrder(subscription, order)) return
    await changes?.endNow('host')
  }
  await provider.startSubscription(order, keyOf('start', order))
}

/** A reservation that no subscription follows is released by the reading at the end of the operation, or the next one. */
async function reserve(context: Context, { id: accountId }: Account, code: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId })
    if (!account) throw platformError('NOT_AUTHENTICATED')
    if (!(await reserveCode(tx, context, account, code))) throw billingError('DISCOUNT_ALREADY_USED')
  })
}

/** Until when a plan is not charged (ms UTC): the rest of the trial, or of free access to this plan or a dearer one. */
function freeUntilOf(account: Account, plan: Plan, now: number): number | null {
  const { status } = accessOf({ ...account, renewal: 'none' }, now)
  if (status === 'trial') return account.trialEndsAt
  const isCovered = status === 'active' && (plan === account.plan || plan === 'basic')
  if (!isCovered || account.accessUntil === null) return null
  if (account.accessUntil - now > furthestStart) throw billingError('ALREADY_SUBSCRIBED')
  return account.accessUntil
}
