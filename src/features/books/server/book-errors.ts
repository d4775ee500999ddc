import { defineErrors } from '#platform/errors.ts'

export const bookError = defineErrors({
  /** No such book, a foreign one, or a draft that someone else asks for: nobody learns which. */
  BOOK_NOT_FOUND: 'notFound',
  PAYMENT_REQUIRED: 'unpaid',
  TRIAL_EXPIRED: 'unpaid',
  LIMIT_REACHED: 'forbidden',
  /** More books than any plan gives one account. */
  FAIR_USE_REACHED: 'forbidden',
  TOO_MANY_CREATIONS: 'tooMany',
  /** A book, or all books of an account together, would hold more text than they may, and more than before. */
  BOOK_TOO_LARGE: 'tooLarge',
  TEXT_FULL: 'forbidden',
  EDIT_CONFLICT: 'conflict',
  /** The operator has taken the book offline: nothing is made of it that reaches guests. */
  BOOK_OFFLINE: 'conflict',
  /** Translating is Pro's. */
  LANGUAGES_NEED_PRO: 'forbidden',
  /** A translation of something that the book does not say, or into its own language. */
  NOTHING_TO_TRANSLATE: 'invalid',
  /** The operator has configured no machine. */
  TRANSLATION_OFF: 'notFound',
  TRANSLATION_UNAVAILABLE: 'unavailable',
  TRANSLATION_BUSY: 'unavailable',
  TRANSLATION_USED_UP: 'unavailable',
  /** A change of what only Pro gives, from a host without it. */
  PRO_REQUIRED: 'forbidden',
})
