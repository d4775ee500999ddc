import { defineErrors } from '#platform/errors.ts'

export const stayError = defineErrors({
  /** No such stay, or a foreign one. */
  STAY_NOT_FOUND: 'notFound',
  /** Stays need the time zone of the book, which its host has not set. */
  TIME_ZONE_MISSING: 'invalid',
  TIME_ZONE_INVALID: 'invalid',
  DATE_INVALID: 'invalid',
  TIME_INVALID: 'invalid',
  /** The departure is on or before the day of arrival. */
  DEPARTURE_TOO_EARLY: 'invalid',
  STAY_TOO_LONG: 'invalid',
  ARRIVAL_TOO_FAR: 'invalid',
  /** The stay ended longer ago than stays are kept. */
  STAY_TOO_OLD: 'invalid',
  /** Another stay within a week has this code, or it is a spare code. */
  CODE_IN_USE: 'invalid',
  /** The guests of the stay to restore have seen a code that another stay within a week has now, or a spare code. */
  CODE_TAKEN: 'conflict',
  /** The guests already see their code: only another typed code can replace it. */
  CODE_SHOWN: 'invalid',
  /** A change was confirmed without any code to show. */
  CODE_MISSING: 'invalid',
  /** A shared code is confirmed: only another typed code can replace it. */
  CODE_CONFIRMED: 'invalid',
  /** The stay has another code than the one that the host has put on the lock. */
  CODE_REPLACED: 'conflict',
  /** The previous guests are in the house: the lock still has their code. */
  CODE_CHANGE_TOO_EARLY: 'conflict',
  /** The stay is over or was cancelled, or its guests have left: they need no new code. */
  STAY_ENDED: 'conflict',
  /** Only guests whose stay has begun can have left, and only until its codes are hidden. */
  NOT_IN_HOUSE: 'conflict',
  /** A change of the settings hides codes from stays or shows them, or one of a stay hides them: it has to be confirmed. */
  STAYS_AFFECTED: 'conflict',
  /** The rule allows too few different codes for the stays of this time. */
  NO_CODE_LEFT: 'conflict',
  TOO_MANY_STAYS: 'forbidden',
  /** A secret that is neither a field nor an own section of the book. */
  SECRET_UNKNOWN: 'invalid',
  /** No such device, or that of another host. */
  PUSH_DEVICE_NOT_FOUND: 'notFound',
  TOO_MANY_PUSH_DEVICES: 'forbidden',
})
