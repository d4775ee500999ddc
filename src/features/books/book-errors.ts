import { defineErrors } from '#platform/errors.ts'

export const bookError = defineErrors({
  /** No such book, a foreign one, or a draft that someone else asks for: nobody learns which. */
  BOOK_NOT_FOUND: 'notFound',
  PAYMENT_REQUIRED: 'unpaid',
  TRIAL_EXPIRED: 'unpaid',
  LIMIT_REACHED: 'forbidden',
  EDIT_CONFLICT: 'conflict',
})
