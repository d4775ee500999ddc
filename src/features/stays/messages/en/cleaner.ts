/** The page of the cleaner's link, where the change of a shared code is confirmed. */
export const cleaner = {
  next: 'The next guests arrive on {when}. Change the code on the lock, then confirm it here.',
  code: 'New code on the lock',
  hint: 'This is a suggestion. If you set a different code, type that one.',
  confirm: 'Confirm new code',
  done: 'Thank you. The next guests will see the new code on their page.',
  nothing: 'There is nothing to confirm at the moment. Open this page again when the guests have left.',
  missing: 'This link no longer works',
  missingText: 'Ask the host for a new one.',
  problems: {
    missing: 'Enter the code that is on the lock now.',
    changed: 'The bookings have changed since you opened this page. Check the date below and confirm again.',
    busy: 'That did not work. Please try again in a minute.',
  },
}
