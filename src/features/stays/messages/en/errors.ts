import type { ErrorCodes } from '#platform/errors.ts'
import type { stayError } from '../../shared/stay-errors.ts'

export const errors = {
  STAY_NOT_FOUND: 'This stay is no longer in your list. Reload the page.',
  TIME_ZONE_MISSING: 'Set the time zone of this house first, so that codes appear at the right hour.',
  TIME_ZONE_INVALID: 'We do not know this time zone. Choose one such as Europe/Rome.',
  DATE_INVALID: 'Enter a date',
  TIME_INVALID: 'Enter a time such as 15:00',
  DEPARTURE_TOO_EARLY: 'The departure must be after the day of arrival',
  STAY_TOO_LONG: 'A stay can have up to {limit} nights',
  ARRIVAL_TOO_FAR: 'The arrival can be up to two years ahead',
  STAY_TOO_OLD: 'This stay ended more than {limit} days ago. We do not keep stays for longer.',
  CODE_IN_USE: 'This code is a spare code, or another stay around these dates has it. Choose a different one.',
  CODE_SHOWN: 'This stay’s guests already see their code. Type the code that is on the lock now.',
  CODE_CHANGE_TOO_EARLY: 'The guests before are still in the house. Confirm the change once they have left.',
  NO_CODE_LEFT: 'There are not enough different codes for these dates. Choose codes with more digits.',
  TOO_MANY_STAYS: 'We keep up to {limit, number} stays here. Delete stays that you no longer need.',
  SECRET_UNKNOWN: 'This section is no longer in the book. Reload the page.',
} satisfies Record<ErrorCodes<typeof stayError>, string>
