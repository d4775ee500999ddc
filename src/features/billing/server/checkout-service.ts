import {
  type Account,
  accessOf,
  changeSubscription,
  isSubscribed,
  moveAccess,
  type Plan,
} from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Discount } from '../shared/billing-contract.ts'
import { billingError } from './billing-errors.ts'
import { checkDiscount, redeemDiscount } from './discounts/discount-service.ts'
import type { PaymentStep, SubscriptionOrder } from './payment-provider.ts'
import { hasRedeemed } from './redemptions.ts'
import { movePlan } from './subscriptions/plan-change-service.ts'
import { isSameOrder, liveOf } from './subscriptions/subscription.ts'
import { type Operation, operate } from './subscriptions/subscription-operation.ts'

/** Free access that ends later is kept by nobody waiting for the first charge: Stripe plans two years ahead. */
const furthestStart = 700 * day

/**
 * Chooses a plan: the first time this starts the trial. A choice never charges: a dearer plan than the one that is
 * paid for is left to the payment page, a cheaper one follows with the next period.
 */
export async function selectPlan(
  context: Context,
  account: Account,
  plan: Plan,
): Promise<{ account: Account; paymentNeeded: boolean }> {
  const chosen = await applyChoice(context, account, () => plan)
  if (chosen.refused !== 'subscribed') return { account: chosen.account, paymentNeeded: chosen.refused === 'unpaid' }
  const isFree = await takeFreely(context, chosen.account, plan)
  return { account: chosen.account, paymentNeeded: !isFree }
}

/** Changes the plan of a subscription where that costs nothing now. @returns whether it did */
async function takeFreely(context: Context, account: Account, plan: Plan): Promise<boolean> {
  let isFree = false
  await operate(context, account, async (operation) => {
    const { subscription } = operation.state
    if (!subscription || !liveOf(subscription) || subscription.state === 'pastDue') return
    if (plan === 'pro' && subscription.state !== 'trialing') return
    await movePlan(operation, plan)
    isFree = true
  })
  return isFree
}

/**
 * Starts the subscription to a plan, by default to the account's own, or changes the one that there is. While a trial
 * or free access lasts nothing is charged.
 * @param code a discount, taken off every charge; one of 100 % needs no subscription
 * @returns what the host has to confirm with a card; null when nothing is left to do
 * @throws as `operate`, `checkDiscount` and `redeemDiscount`; DISCOUNT_ALREADY_USED, ALREADY_SUBSCRIBED
 */
export async function createSubscription(
  context: Context,
  account: Account,
  { plan: named, code }: { plan?: Plan | undefined; code?: string | undefined },
  address: string,
): Promise<PaymentStep | null> {
  const discount = code === undefined ? null : await checkDiscount(context, code, address)
  if (discount?.percentage === 100) {
    await redeemDiscount(context, account, { code: discount.code, plan: named ?? account.plan ?? 'basic' }, address)
    return null
  }
  const { account: current } = await applyChoice(context, account, (found) => named ?? found.plan ?? 'basic')
  const plan = named ?? current.plan ?? 'basic'
  // Access without an end that nobody charges, as an operator can give it, has nothing to be paid.
  if (current.renewal === 'none' && isSubscribed(current) && current.plan === plan) return null

  const { step } = await operate(context, current, async (operation) => {
    if (liveOf(operation.state.subscription)) await movePlan(operation, plan)
    else await startSubscription(context, current, operation, { plan, discount })
  })
  return step
}

async function startSubscription(
  context: Context,
  account: Account,
  { provider, customerId, state, keyOf }: Operation,
  { plan, discount }: { plan: Plan; discount: Discount | null },
): Promise<void> {
  const accountId = account.id
  if (discount && (await hasRedeemed(context, account, discount.code))) {
    throw billingError('DISCOUNT_ALREADY_USED')
  }
  const freeUntil = freeUntilOf(account, plan, context.clock.now())
  const order: SubscriptionOrder = { customerId, accountId, plan, freeUntil, discount }
  if (state.subscription?.state === 'incomplete') {
    if (state.step && isSameOrder(state.subscription, order)) return
    await provider.endNow(customerId, 'host')
  }
  await provider.startSubscription(order, keyOf('start', order))
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

async function applyChoice(context: Context, account: Account, planFor: (current: Account) => Plan) {
  let refused: 'subscribed' | 'unpaid' | undefined
  const changed = await changeSubscription(context, account.id, (current) => {
    const move = moveAccess(current, { kind: 'planChosen', plan: planFor(current) }, context.clock.now())
    refused = 'refused' in move ? move.refused : undefined
    return 'change' in move ? move.change : {}
  })
  return { account: changed, refused: refused as 'subscribed' | 'unpaid' | undefined }
}
