import { z } from 'zod'
import { CurrentUser } from '#features/accounts/account-contract.ts'
import { text } from '#platform/text-contract.ts'

const plan = z.enum(['basic', 'pro'], 'INVALID_VALUE')
const code = text(100).trim().min(1, 'DISCOUNT_CODE_REQUIRED')

/** `POST /api/select-plan` */
export const PlanChoice = z.object({ plan })

/** The account after the choice. `paymentNeeded`: the choice gives no access until it is paid for. */
export const PlanChosen = z.object({ host: CurrentUser, paymentNeeded: z.boolean() })

/** `POST /api/create-subscription`, also without a body; without a plan the account's own. */
export const SubscriptionRequest = z.object({ plan: plan.optional() }).nullish()

/** Without a secret there is nothing to pay now. */
export const SubscriptionStarted = z.object({ clientSecret: z.string().nullable() })

/** `POST /api/discounts/check` */
export const DiscountQuestion = z.object({ code })

/** The code as it is configured, and the percentage that it takes off the price. */
export const Discount = z.object({ code: z.string(), percentage: z.number().int() })
export type Discount = z.infer<typeof Discount>

/** `POST /api/discounts/redeem` */
export const DiscountRedemption = z.object({ code, plan })

export const DiscountRedeemed = z.object({ host: CurrentUser })
