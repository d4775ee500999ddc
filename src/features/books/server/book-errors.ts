import { defineErrors } from '#platform/errors.ts'

export const bookError = defineErrors({
  /** No such book, a foreign one, or somebody else's draft. One code for all three, so that it reveals nothing. */
  BOOK_NOT_FOUND: 'notFound',
  PAYMENT_REQUIRED: 'unpaid',
  TRIAL_EXPIRED: 'unpaid',
  /** Access that was paid or given has ended. */
  PLAN_EXPIRED: 'unpaid',
  LIMIT_REACHED: 'forbidden',
  /** The limit of books per account under any plan. */
  FAIR_USE_REACHED: 'forbidden',
  TOO_MANY_CREATIONS: 'tooMany',
  /** A book, or all books of an account together, would exceed the limit of text and grow. */
  BOOK_TOO_LARGE: 'tooLarge',
  TEXT_FULL: 'forbidden',
  EDIT_CONFLICT: 'conflict',
  /** Another device has written or deleted this draft since. */
  DRAFT_CONFLICT: 'conflict',
  /** The limit of unsaved drafts per account. */
  TOO_MANY_DRAFTS: 'forbidden',
  /** The operator has taken the book offline: it cannot be copied or printed. */
  BOOK_OFFLINE: 'conflict',
  /** Translations need the Pro plan. */
  LANGUAGES_NEED_PRO: 'forbidden',
  /** A translation of a text that is not in the book, or into the book's own language. */
  NOTHING_TO_TRANSLATE: 'invalid',
  /** No machine translator is configured. */
  TRANSLATION_OFF: 'notFound',
  TRANSLATION_UNAVAILABLE: 'unavailable',
  TRANSLATION_BUSY: 'unavailable',
  TRANSLATION_USED_UP: 'unavailable',
  /** A change that needs the Pro plan. */
  PRO_REQUIRED: 'forbidden',
})
