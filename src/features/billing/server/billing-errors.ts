import { defineErrors } from '#platform/errors.ts'

export const billingError = defineErrors({
  ALREADY_SUBSCRIBED: 'conflict',
  NO_SUBSCRIPTION: 'conflict',
  PAYMENT_OVERDUE: 'conflict',
  BILLING_BUSY: 'conflict',
  AMOUNT_NOT_CONFIRMED: 'conflict',
  CARD_DECLINED: 'unpaid',
  PAYMENTS_UNAVAILABLE: 'unavailable',
  WEBHOOK_NOT_SIGNED: 'invalid',
  INVALID_DISCOUNT_CODE: 'invalid',
  DISCOUNT_ALREADY_USED: 'conflict',
  DISCOUNT_NOT_FREE: 'unpaid',
  DISCOUNT_ONLY_AT_START: 'conflict',
})
