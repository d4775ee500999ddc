/** Mails about stays. Dates and times are those of the house. */
export const en = {
  action: 'Open your stays',
  unconfirmed: {
    subject: 'is the door code changed?',
    preview: 'Guests arrive on {date} at {time}, and the change is not confirmed.',
    fact: 'Code not confirmed',
    text: 'Your next guests arrive on {date} at {time}, and nobody has confirmed yet that the door code was changed after the last departure.',
    after:
      'As soon as you confirm it, their page shows the new code. If it is still not confirmed when they arrive, the page shows your phone number and a spare code, if you have stored one.',
    action: 'Confirm the change',
  },
  codeFailed: {
    subject: 'the door code does not work',
    preview: 'Your guests need help at the door.',
    fact: 'Code does not work',
    text: 'At {time} your guests tapped “The code does not work”.',
    spare:
      'Their page now shows them a spare code. Please check the lock, and replace the spare code after their stay.',
    noSpare: 'There is no spare code that their page could show. Please call them.',
    last: 'Their page can show no further spare code. If this one fails too, they need your help.',
  },
  arrived: {
    subject: 'your guests are in',
    preview: 'They tapped it at {time}.',
    fact: 'They are in',
    text: 'At {time} your guests tapped “We are in”.',
  },
  departed: {
    subject: 'your guests have left',
    preview: 'They tapped it at {time}.',
    fact: 'They have left',
    text: 'At {time} your guests tapped “We have left”.',
  },
  undone: {
    subject: 'your guests took it back',
    preview: 'What they tapped at {time} was a mistake.',
    fact: 'Taken back',
    text: 'Your guests have taken back what they tapped at {time}. Please ignore our earlier email.',
  },
}
