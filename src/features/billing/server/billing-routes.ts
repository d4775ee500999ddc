import { findSignedIn, presentCurrentUser, requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  Discount,
  DiscountQuestion,
  DiscountRedeemed,
  DiscountRedemption,
  PlanChoice,
  PlanChosen,
  SubscriptionRequest,
  SubscriptionStarted,
} from '../shared/billing-contract.ts'
import { AmountRefusal, Quote, QuoteRequest } from '../shared/quote-contract.ts'
import { createSubscription, quoteCheckout, selectPlan } from './checkout-service.ts'
import { checkDiscount, redeemDiscount } from './discounts/discount-service.ts'
import { presentQuote } from './quotes/quote-service.ts'
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts'
import { type BillingSources, presentProvider, presentStep } from './subscriptions/subscription-view.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

const refusals = failures(400, 401, 402, 409, 429, 503)

/** Plans, subscriptions and discount codes. */
export function billingRoutes(app: HttpApp, context: Context, sources: BillingSources): void {
  subscriptionRoutes(app, context, sources)
  webhookRoutes(app, context)

  app.post(
    '/api/select-plan',
    { schema: { body: PlanChoice, response: { 200: PlanChosen, ...refusals } } },
    async (request) => {
      const chosen = await selectPlan(context, await requireSignedIn(context, request), request.body.plan)
      return {
        host: presentCurrentUser(chosen.account, context.clock.now()),
        paymentNeeded: chosen.paymentNeeded,
      }
    },
  )

  app.post(
    '/api/create-subscription',
    { schema: { body: SubscriptionRequest, response: { 200: SubscriptionStarted, ...refusals, 409: AmountRefusal } } },
    async (request) => {
      const account = await requireSignedIn(context, request)
      const { step, quote } = await createSubscription(context, account, request.body ?? {}, request.ip)
      return { ...presentStep(step), ...presentProvider(context), quote: presentQuote(context, quote) }
    },
  )

  app.post(
    '/api/subscription/quote',
    {
      config: forEveryone,
      schema: { body: QuoteRequest, response: { 200: Quote, ...failures(400, 409, 429, 503) } },
    },
    async (request) => {
      const account = (await findSignedIn(context, request)) ?? null
      return presentQuote(context, await quoteCheckout(context, account, request.body ?? {}, request.ip))
    },
  )

  app.post(
    '/api/discounts/check',
    { config: forEveryone, schema: { body: DiscountQuestion, response: { 200: Discount, ...failures(400, 429) } } },
    async (request) => checkDiscount(context, request.body.code, request.ip),
  )

  app.post(
    '/api/discounts/redeem',
    { schema: { body: DiscountRedemption, response: { 200: DiscountRedeemed, ...refusals } } },
    async (request) => {
      const account = await requireSignedIn(context, request)
      const redeemed = await redeemDiscount(context, account, request.body, request.ip)
      return { host: presentCurrentUser(redeemed, context.clock.now()) }
    },
  )
}
