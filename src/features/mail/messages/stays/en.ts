/** Mails about stays. Dates and times are those of the house. */
export const en = {
  action: 'Open your stays',
  unconfirmed: {
    subject: 'has the door code been changed?',
    preview: 'Guests arrive on {date} at {time}, and nobody has confirmed the new code.',
    fact: 'Code not confirmed',
    text: 'Your next guests arrive on {date} at {time}, and nobody has confirmed yet that the door code has been changed since the last guests left.',
    after:
      'As soon as you confirm it, their page shows the new code. If it is still not confirmed when they arrive, the page shows your phone number and a spare code, if you have set one.',
    action: 'Confirm the new code',
  },
  codeFailed: {
    subject: 'the door code does not work',
    preview: 'Your guests need help at the door.',
    fact: 'Code does not work',
    text: 'At {time} your guests tapped “The code does not work”.',
    spare:
      'Their page now shows them a spare code. Please check the lock, and replace the spare code after their stay.',
    noSpare: 'There is no spare code for their page to show. Please call them.',
    last: 'Their page has no more spare codes to show. If this one fails too, they will need your help.',
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
    subject: 'your guests tapped by mistake',
    preview: 'They have undone what they tapped at {time}.',
    fact: 'Tapped by mistake',
    text: 'Your guests have undone what they tapped at {time}. Please ignore our earlier email.',
  },
  /** The daily mail; `news` is made of the three counts. */
  digest: {
    subject: 'Today: {news}',
    preview: 'What is happening at your homes on {date}.',
    departures: '{count, plural, one {# departure} other {# departures}}',
    arrivals: '{count, plural, one {# arrival} other {# arrivals}}',
    todo: '{count, plural, one {# thing to do} other {# things to do}}',
    text: 'Here is what is happening at your homes today.',
    inHouse: '{count, plural, one {One stay continues today.} other {# stays continue today.}}',
    messages:
      '{count, plural, one {There is one message to send to your guests today.} other {There are # messages to send to your guests today.}}',
    more: 'This email shows only some of it. You will find everything under Stays.',
    leaves: 'Departure by {time}',
    arrives: 'Arrival from {time}',
    needs: {
      codeChange: 'New code not confirmed',
      seen: 'No code until you have met the guests',
      noCode: 'No door code yet',
    },
    houseOn: '{house}, arrival {date}',
    unclear: '{count, plural, one {# unclear entry in a calendar} other {# unclear entries in calendars}}',
    settings: 'This email',
    change: 'Change the time or turn it off',
  },
  codeLate: {
    subject: 'the door code is still not confirmed',
    preview: 'Your guests are due from {time}.',
    fact: 'Code not confirmed',
    text: 'Your guests are due from {time}, and nobody has confirmed that the door code has been changed. Their page does not show the code.',
    spare:
      'Instead it shows them your phone number and your first spare code. Please replace this code after their stay.',
    noSpare: 'Instead it shows them your phone number. There is no spare code to show.',
    after: 'As soon as you confirm the new code, their page shows it.',
  },
  cancelled: {
    subject: 'a stay is no longer in your calendar',
    preview: 'We have ended the stay from {arrival} to {departure}.',
    fact: 'Stay cancelled',
    text: 'The stay from {arrival} to {departure} is no longer in your calendar, so we have ended it.',
    shown: 'Its page already showed the codes. It no longer shows them, but the guests may have seen them.',
    hidden: 'Its page has shown no code and will not show one.',
    after: 'If they are still coming, open the stay and tap “They are still coming”. Their link then works as before.',
  },
  booked: {
    tonight: 'a stay for tonight: send its link',
    soon: 'a stay begins soon: send its link',
    several: '{count} stays begin soon: send their links',
    preview: '{count, plural, one {Its guests do not have a link yet.} other {Their guests do not have links yet.}}',
    fact: '{count, plural, one {New stay} other {New stays}}',
    text: 'Your calendar shows a new stay: {dates}. Its guests do not have their link yet. Open the stay and send it to them.',
    textSeveral:
      'Your calendar shows {count} new stays. Their guests do not have their links yet. Open each stay and send its link.',
    ownCode:
      '{count, plural, one {It has a door code of its own. Set it} other {Each has a door code of its own. Set the codes}} on the lock before the guests arrive.',
    mayBeKnown:
      'Your calendar has given a booking a new number, so these may be guests who already have a link. Answer the question under Stays before you send another one.',
    action: 'Open the stay',
  },
  questions: {
    subject: '{count, plural, one {a question about an arrival} other {# questions about arrivals}}',
    preview: 'Only you can tell who is coming.',
    fact: '{count, plural, one {One question} other {# questions}}',
    text: 'Guests may be arriving soon, and your calendar does not make clear who is coming. Please answer {count, plural, one {this question} other {these questions}}: guests whose booking is not a stay yet have no link.',
    kinds: {
      isBooking: 'A booking, or blocked nights?',
      sameGuests: 'Still the same guests?',
      sameStay: 'The stay that you entered?',
      sameBooking: 'One booking or two?',
      moved: 'Was this stay moved?',
      allGone: 'Were all stays cancelled?',
    },
    datesAt: '{house}, {dates}',
    action: '{count, plural, one {Answer the question} other {Answer the questions}}',
  },
}
