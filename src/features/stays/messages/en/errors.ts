import type { ErrorCodes } from '#platform/errors.ts'
import type { stayError } from '../../shared/stay-errors.ts'

export const errors = {
  STAY_NOT_FOUND: 'This stay is no longer in your list. Reload the page.',
  TIME_ZONE_MISSING: 'Set the time zone of this home first, so that codes appear at the right time.',
  TIME_ZONE_INVALID: 'We do not know this time zone. Choose one such as Europe/Rome.',
  DATE_INVALID: 'Enter a date',
  TIME_INVALID: 'Enter a time such as 15:00',
  DEPARTURE_TOO_EARLY: 'The departure must be after the day of arrival',
  STAY_TOO_LONG: 'A stay can have up to {limit} nights',
  ARRIVAL_TOO_FAR: 'The arrival can be up to two years ahead',
  STAY_TOO_OLD: 'This stay ended more than {limit} days ago. We do not keep stays for longer.',
  CODE_IN_USE: 'This is one of your spare codes, or another stay around these dates has it. Choose a different code.',
  CODE_SHOWN: 'These guests can already see their code. Enter the one that is on the lock now.',
  CODE_MISSING: 'Enter the code that is on the lock now',
  CODE_CONFIRMED: 'You have confirmed the code for these guests. Enter the one that is on the lock now.',
  CODE_REPLACED: 'This stay now has another code. Look at it again before you change anything on the lock.',
  CODE_TAKEN:
    'The code that these guests have seen now belongs to another stay around these dates, or to your spare codes. Change it there first.',
  STAY_ENDED: 'These guests have left or are not coming, so they need no new code. Confirm it for the next guests.',
  NOT_IN_HOUSE: 'These guests are not staying now, so they cannot have left.',
  STAYS_AFFECTED: 'This changes what guests see now. Look at the stays below and confirm.',
  CODE_CHANGE_TOO_EARLY: 'The previous guests are still there. Confirm the new code once they have left.',
  NO_CODE_LEFT: 'There are not enough different codes for these dates. Choose codes with more digits.',
  TOO_MANY_STAYS: 'You can have up to {limit, number} stays. Delete some that you no longer need.',
  SECRET_UNKNOWN: 'This section is no longer in the book. Reload the page.',
  PUSH_DEVICE_NOT_FOUND: 'This device is no longer in your list. Reload the page.',
  TOO_MANY_PUSH_DEVICES: 'You can get notifications on up to {limit} devices. Remove one that you no longer use.',
} satisfies Record<ErrorCodes<typeof stayError>, string>
