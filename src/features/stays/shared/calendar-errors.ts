import { defineErrors, type ErrorCodes } from '#platform/errors.ts'

export const calendarError = defineErrors({
  CALENDAR_NOT_FOUND: 'notFound',
  /** Unknown, foreign, answered differently, or no longer open. */
  CALENDAR_QUESTION_NOT_FOUND: 'notFound',
  CALENDAR_ADDED_ALREADY: 'conflict',
  CALENDAR_LIMIT: 'conflict',
  /** Of all books of the account. */
  CALENDARS_FULL: 'conflict',
  CALENDAR_ADDRESS_INVALID: 'invalid',
  CALENDAR_NOT_HTTPS: 'invalid',
  /** The address is in a private network. */
  CALENDAR_PRIVATE: 'invalid',
  CALENDAR_UNREACHABLE: 'invalid',
  CALENDAR_TOO_SLOW: 'invalid',
  /** The other service does not know the address, or requires a login. */
  CALENDAR_REFUSED: 'invalid',
  /** The other service fails. */
  CALENDAR_BROKEN: 'invalid',
  CALENDAR_EMPTY: 'invalid',
  /** The response is a web page or something else that is no calendar. */
  CALENDAR_IS_PAGE: 'invalid',
  CALENDAR_DAMAGED: 'invalid',
  CALENDAR_TOO_LARGE: 'invalid',
  /** The stored address was sealed under a key that is lost. */
  CALENDAR_ADDRESS_LOST: 'conflict',
})

export type CalendarErrorCode = ErrorCodes<typeof calendarError>
