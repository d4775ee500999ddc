import { type Account, changeSubscription, isSubscribed, moveAccess, type Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Confirmation } from '../shared/quote-contract.ts'
import { checkDiscount, redeemDiscount } from './discounts/discount-service.ts'
import type { PaymentStep } from './payment-provider.ts'
import type { Quote } from './quotes/quote.ts'
import { quoteOrder, requireConfirmed } from './quotes/quote-service.ts'
import { changePlan } from './subscriptions/plan-change-service.ts'

/**
 * Chooses a plan; the first choice starts the trial. A choice never charges: a plan that costs more than the paid one
 * is ordered on the payment page, a cheaper one begins with the next period.
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

/** `plan`: by default the account's own. `confirmed`: the terms that the host has agreed to, if they were shown. */
export type OrderRequest = { plan?: Plan | undefined; code?: string | undefined; confirmed?: Confirmation | undefined }

/**
 * Starts the subscription to a plan, or changes the existing one. During a trial or free access nothing is charged, and
 * a new subscription never charges by itself: its card is confirmed afterwards.
 * @returns the quote, and what the host has to confirm with a card; null when nothing is left to do
 * @throws as `changePlan`, `checkDiscount` and `redeemDiscount`
 */
export async function createSubscription(
  context: Context,
  account: Account,
  { plan: named, code, confirmed }: OrderRequest,
  address: string,
): Promise<{ step: PaymentStep | null; quote: Quote }> {
  const discount = code === undefined ? null : await checkDiscount(context, code, address)
  const planFor = (found: Account) => named ?? found.plan ?? 'basic'
  const quote = await quoteOrder(context, account, { plan: planFor(account), discount })
  if (discount?.percentage === 100) {
    await redeemDiscount(context, account, { code: discount.code, plan: quote.plan }, address)
    return { step: null, quote }
  }
  // Checked before the plan is chosen; otherwise the account would change although the order is refused.
  requireConfirmed(context, quote, confirmed)
  const { account: current } = await applyChoice(context, account, planFor)
  const plan = planFor(current)
  // Unlimited access granted by an operator needs no payment.
  if (current.renewal === 'none' && isSubscribed(current) && quote.kind === 'settled') return { step: null, quote }

  const ordered = await changePlan(context, current, { from: 'order', plan, discount, confirmed })
  return { step: ordered.step, quote: ordered.quote ?? quote }
}

/**
 * What an order of a host, or of a visitor without an account, would charge. @throws as `quoteOrder`, `checkDiscount`
 */
export async function quoteCheckout(
  context: Context,
  account: Account | null,
  { plan, code }: Pick<OrderRequest, 'plan' | 'code'>,
  address: string,
): Promise<Quote> {
  const discount = code === undefined ? null : await checkDiscount(context, code, address)
  return quoteOrder(context, account, { plan: plan ?? account?.plan ?? 'basic', discount })
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
