import type { CalendarErrorCode } from '../../shared/calendar-errors.ts'

export const calendarErrors = {
  CALENDAR_NOT_FOUND: 'This calendar is no longer in your list. Reload the page.',
  CALENDAR_QUESTION_NOT_FOUND: 'This question has already been settled. Reload the page.',
  CALENDAR_ADDED_ALREADY: 'This book already has this calendar.',
  CALENDAR_LIMIT: 'A book can have up to {limit} calendars. Remove one that you no longer need.',
  CALENDARS_FULL: 'You can have up to {limit, number} calendars in all. Remove those that you no longer need.',
  CALENDAR_ADDRESS_INVALID: 'This is not the address of a calendar. Copy the whole address, which begins with https://',
  CALENDAR_NOT_HTTPS: 'This address is not secure. Use the one that begins with https://',
  CALENDAR_PRIVATE: 'This address is on a private network, where we cannot read it. Use the one that anyone can open.',
  CALENDAR_UNREACHABLE: 'We cannot reach this address. Check it, or try again in a few minutes.',
  CALENDAR_TOO_SLOW: 'The calendar did not respond within 10 seconds. Try again in a few minutes.',
  CALENDAR_REFUSED:
    'The other site does not let us read this calendar. Copy its address there again: it may have changed.',
  CALENDAR_BROKEN: 'The other site has a problem at the moment. Try again in a few minutes.',
  CALENDAR_EMPTY:
    'This calendar is completely empty. Booking.com calendars stay empty until the first booking or blocked night: try again then.',
  CALENDAR_IS_PAGE:
    'This address opens a web page, not a calendar. Look for “Export calendar” and copy the address from there. It often ends in .ics',
  CALENDAR_DAMAGED: 'This calendar arrived incomplete or damaged. Try again in a few minutes.',
  CALENDAR_TOO_LARGE:
    'This calendar is too large for one home: more than 1\u00a0MB, 5,000 entries or 1,000 upcoming stays.',
  CALENDAR_ADDRESS_LOST: 'We can no longer read the address of this calendar. Remove the calendar, then add it again.',
} satisfies Record<CalendarErrorCode, string>
