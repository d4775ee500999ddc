import { defineErrors, type ErrorCodes } from '#platform/errors.ts'

export const calendarError = defineErrors({
  CALENDAR_NOT_FOUND: 'notFound',
  /** Unknown, foreign, answered otherwise, or no longer asked. */
  CALENDAR_QUESTION_NOT_FOUND: 'notFound',
  CALENDAR_ADDED_ALREADY: 'conflict',
  CALENDAR_LIMIT: 'conflict',
  /** Of all books of the account. */
  CALENDARS_FULL: 'conflict',
  CALENDAR_ADDRESS_INVALID: 'invalid',
  CALENDAR_NOT_HTTPS: 'invalid',
  /** The address leads into a private network. */
  CALENDAR_PRIVATE: 'invalid',
  CALENDAR_UNREACHABLE: 'invalid',
  CALENDAR_TOO_SLOW: 'invalid',
  /** The other service does not know the address, or wants a login. */
  CALENDAR_REFUSED: 'invalid',
  /** The other service fails. */
  CALENDAR_BROKEN: 'invalid',
  CALENDAR_EMPTY: 'invalid',
  /** The answer is a web page or something else that is no calendar. */
  CALENDAR_IS_PAGE: 'invalid',
  CALENDAR_DAMAGED: 'invalid',
  CALENDAR_TOO_LARGE: 'invalid',
  /** The stored address was sealed under a key that is gone. */
  CALENDAR_ADDRESS_LOST: 'conflict',
})

export type CalendarErrorCode = ErrorCodes<typeof calendarError>
