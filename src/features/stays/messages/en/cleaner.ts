/** The page of the cleaner's link, where the change of a shared code is confirmed. */
export const cleaner = {
  next: 'The next guests arrive on {when}. Change the code of the lock, then confirm it here.',
  code: 'New code of the lock',
  hint: 'This is a suggestion. If you set a different code, type that one.',
  confirm: 'The code is changed',
  done: 'Thank you. The page of the next guests shows the new code.',
  nothing: 'There is nothing to confirm now. Open this page again when the guests have left.',
  missing: 'This link no longer works',
  missingText: 'Ask the host for a new one.',
  problems: {
    missing: 'Type the new code of the lock.',
    changed: 'The bookings have since been changed. Check the date below and confirm again.',
    busy: 'That did not work. Please try again in a minute.',
  },
}
