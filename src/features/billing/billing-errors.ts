import { defineErrors } from '#platform/errors.ts'

export const billingError = defineErrors({
  PLAN_CHANGE_NEEDS_PAYMENT: 'conflict',
  ALREADY_SUBSCRIBED: 'conflict',
  PAYMENTS_UNAVAILABLE: 'unavailable',
  INVALID_DISCOUNT_CODE: 'invalid',
  DISCOUNT_ALREADY_USED: 'conflict',
  DISCOUNT_NOT_FREE: 'unpaid',
})
