import { type Account, changeSubscription, isSubscribed, moveAccess, type Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { checkDiscount, redeemDiscount } from './discounts/discount-service.ts'
import type { PaymentStep } from './payment-provider.ts'
import { changePlan } from './subscriptions/plan-change-service.ts'

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
  const { isTaken } = await changePlan(context, chosen.account, { from: 'choice', plan })
  return { account: chosen.account, paymentNeeded: !isTaken }
}

/**
 * Starts the subscription to a plan, by default to the account's own, or changes the one that there is. While a trial
 * or free access lasts nothing is charged.
 * @param code a discount, taken off every charge; one of 100 % needs no subscription
 * @returns what the host has to confirm with a card; null when nothing is left to do
 * @throws as `changePlan`, `checkDiscount` and `redeemDiscount`
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

  const { step } = await changePlan(context, current, { from: 'order', plan, discount })
  return step
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
