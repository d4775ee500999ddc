export { sweepSubscriptions } from './server/billing-jobs.ts'
export { billingRoutes } from './server/billing-routes.ts'
export { freeAccessMonths } from './server/discounts/discount.ts'
export type { ProviderSubscription } from './server/payment-provider.ts'
export { checkPayments } from './server/payments-check.ts'
export { providerName } from './server/provider.ts'
export { rememberRedemptions, rememberRedemptionsOf, renewRedemptions } from './server/redemptions.ts'
export { stripeSources } from './server/stripe/stripe-sources.ts'
export { orderSubscriptionEnd } from './server/subscriptions/account-deletion-hook.ts'
export {
  cancelByDeclaration,
  type DeclaredOutcome,
  endsBeforeWished,
} from './server/subscriptions/declared-cancellation-service.ts'
export {
  type CancellationOutcome,
  cancelByOperator,
  type OperatorCancellation,
} from './server/subscriptions/operator-cancellation-service.ts'
export { liveOf, retryReadAt } from './server/subscriptions/subscription.ts'
export { findSubscription, findWebhookLastSeen } from './server/subscriptions/subscription-queries.ts'
export { type BillingSources, viewSubscription } from './server/subscriptions/subscription-view.ts'
export { runTestPaymentAction, type TestPaymentAction } from './server/test-gateway/test-mode-service.ts'
export { webhookPath } from './server/webhooks/webhook-routes.ts'
