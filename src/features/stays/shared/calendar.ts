/** Where a calendar is from; others are read by their words alone. */
export const feedSources = ['airbnb', 'booking', 'vrbo', 'other'] as const
export type FeedSource = (typeof feedSources)[number]

/**
 * What only the host can tell about a calendar:
 * - `isBooking`: whether a line is a booking, or nights that are closed
 * - `sameGuests`: a booking has a new number; whether its guests are those who have the link of the stay
 * - `sameStay`: whether a booking is the stay with the same dates that the host has entered herself
 * - `sameBooking`: whether a line is a booking that another calendar of the book has just moved or cancelled
 * - `moved`: a stay has vanished whose guests are in the house or on their way; whether it is the one that appeared
 * - `allGone`: the calendar lacks all stays to come at once; whether they are cancelled
 */
export const questionKinds = ['isBooking', 'sameGuests', 'sameStay', 'sameBooking', 'moved', 'allGone'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionAnswers = ['yes', 'no'] as const
export type QuestionAnswer = (typeof questionAnswers)[number]
