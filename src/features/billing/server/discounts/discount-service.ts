import { type Account, accessEndsAt, changeSubscription, moveAccess, type Plan } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { consumeRateLimit, limitsOfAddress, rateOf } from '#platform/rate-limits.ts'
import type { Discount } from '../../shared/billing-contract.ts'
import { billingError } from '../billing-errors.ts'
import { noteRedemption } from '../redemptions.ts'
import { findDiscount, freeAccessUntil } from './discount.ts'

/**
 * The percentage of a code. Only wrong codes count against the rate limit of the address.
 * @throws TOO_MANY_REQUESTS, INVALID_DISCOUNT_CODE
 */
export async function checkDiscount(context: Context, code: string, address: string): Promise<Discount> {
  const attempt = await consumeRateLimit(context, [
    ...limitsOfAddress('discount-address', address, rateOf(context, 'discountPerAddress')),
  ])
  const discount = findDiscount(context.config.discountCodes, code)
  if (!discount) throw billingError('INVALID_DISCOUNT_CODE', { fields: { code: 'INVALID_DISCOUNT_CODE' } })
  await attempt.giveBack()
  return discount
}

/**
 * Turns a 100 % code into twelve months of the plan, once per mailbox and code, also if the account was deleted and
 * created again. It replaces a running trial. Free access to the same plan that lasts longer is kept.
 * @throws TOO_MANY_REQUESTS, INVALID_DISCOUNT_CODE, DISCOUNT_NOT_FREE, DISCOUNT_ALREADY_USED, ALREADY_SUBSCRIBED
 */
export async function redeemDiscount(
  context: Context,
  account: Account,
  { code, plan }: { code: string; plan: Plan },
  address: string,
): Promise<Account> {
  const discount = await checkDiscount(context, code, address)
  if (discount.percentage < 100) throw billingError('DISCOUNT_NOT_FREE')

  const now = context.clock.now()
  return changeSubscription(context, account.id, async (current, tx) => {
    const kept = current.plan === plan ? (accessEndsAt(current, now) ?? 0) : 0
    const until = Math.max(freeAccessUntil(now), kept)
    const move = moveAccess(current, { kind: 'accessGranted', plan, until }, now)
    // A subscription would continue to charge during the free months.
    if ('refused' in move) throw billingError('ALREADY_SUBSCRIBED')
    if (!(await noteRedemption(tx, context, current, discount.code))) {
      throw billingError('DISCOUNT_ALREADY_USED')
    }
    return move.change
  })
}
