import { type Account, changeSubscription, type Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { billingError } from './billing-errors.ts'
import { choosePlan, type PlanChoiceOutcome } from './plan-choice.ts'

/**
 * Chooses a plan: the first time this starts the trial.
 * @throws PLAN_CHANGE_NEEDS_PAYMENT when the account has access and another plan than this one
 */
export async function selectPlan(
  context: Context,
  account: Account,
  plan: Plan,
): Promise<{ account: Account; paymentNeeded: boolean }> {
  const chosen = await applyChoice(context, account, () => plan)
  if (chosen.outcome.kind === 'needsPayment') throw billingError('PLAN_CHANGE_NEEDS_PAYMENT')
  return { account: chosen.account, paymentNeeded: chosen.outcome.kind === 'expired' }
}

/**
 * Starts the subscription to a plan, by default to the account's own. While the trial lasts nothing is charged.
 * @returns what the payment form needs; null when there is nothing to pay now
 * @throws PAYMENTS_UNAVAILABLE when something would have to be paid: there is no provider to pay it to
 */
export async function createSubscription(context: Context, account: Account, plan?: Plan): Promise<string | null> {
  const { outcome } = await applyChoice(context, account, (current) => plan ?? current.plan ?? 'basic')
  if (outcome.kind === 'needsPayment' || outcome.kind === 'expired') throw billingError('PAYMENTS_UNAVAILABLE')
  return null
}

async function applyChoice(
  context: Context,
  account: Account,
  planFor: (current: Account) => Plan,
): Promise<{ account: Account; outcome: PlanChoiceOutcome }> {
  let outcome: PlanChoiceOutcome = { kind: 'kept' }
  const changed = await changeSubscription(context, account.id, (current) => {
    outcome = choosePlan(current, planFor(current), context.clock.now())
    return outcome.kind === 'changed' ? outcome.change : {}
  })
  return { account: changed, outcome }
}
