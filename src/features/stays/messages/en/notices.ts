/** Notifications on the host's devices. The title is the name of the book; times are those of the house. */
export const notices = {
  test: {
    title: 'Benvenuto',
    text: 'It works: this device will tell you about your stays.',
  },
  arrived: 'Your guests arrived at {time}. {dates}',
  departed: 'Your guests left at {time}. {dates}',
  undone: 'Your guests have undone what they tapped at {time}. {dates}',
  unconfirmed: 'Has the door code been changed? The next guests arrive at {time}. {dates}',
  codeNotSet: {
    new: 'Is the door code on the lock? Your guests arrive at {time}. {dates}',
    replaced: 'Your guests have a new door code, but the lock still has the old one. {dates}',
  },
  codeFailed: {
    spare: 'Your guests say the door code does not work. Their page now shows a spare code. {dates}',
    noSpare: 'Your guests say the door code does not work, and there is no spare code. Please call them. {dates}',
  },
  codeLate: {
    spare:
      'The new door code is still not confirmed. Guests are due from {time}, and their page shows a spare code. {dates}',
    noSpare:
      'The new door code is still not confirmed. Guests are due from {time}, and their page shows your phone number. {dates}',
  },
  cancelled: 'This stay is no longer in your calendar, so we have ended it. {dates}',
  changed: {
    moved: 'A booking in your calendar has new dates. {dates}',
    back: 'A cancelled booking is back in your calendar. {dates}',
  },
  booked: {
    tonight: 'A stay for tonight: send its link. {dates}',
    soon: 'A stay begins soon: send its link. {dates}',
    several: '{count} stays begin soon: send their links.',
  },
  questions:
    '{count, plural, one {Who is coming? Please answer a question about your calendar. {dates}} other {Who is coming? Please answer # questions about your calendars.}}',
}
