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
  /** The stay is over for longer than stays are kept. */
  STAY_TOO_OLD: 'invalid',
  /** Another stay within a week has this code, or it is a spare code. */
  CODE_IN_USE: 'invalid',
  /** The guests already see their code: only another typed code replaces it. */
  CODE_SHOWN: 'invalid',
  /** The guests before are in the house: the lock still has their code. */
  CODE_CHANGE_TOO_EARLY: 'conflict',
  /** The rule allows too few different codes for the stays of this time. */
  NO_CODE_LEFT: 'conflict',
  TOO_MANY_STAYS: 'forbidden',
  /** A secret that is neither a field nor an own section of the book. */
  SECRET_UNKNOWN: 'invalid',
})
