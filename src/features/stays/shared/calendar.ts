/** Where a calendar comes from; all others are read by their text alone. */
export const feedSources = ['airbnb', 'booking', 'vrbo', 'other'] as const
export type FeedSource = (typeof feedSources)[number]

/**
 * What only the host can answer about a calendar:
 * - `isBooking`: whether an event is a booking, or blocked nights
 * - `sameGuests`: a booking has a new UID; whether its guests are those who have the link of the stay
 * - `sameStay`: whether a booking is the stay with the same dates that the host has entered herself
 * - `sameBooking`: whether an event is a booking that another calendar of the book has just moved or cancelled
 * - `moved`: a stay is missing whose guests are in the house or on their way; whether it is the one that appeared
 * - `allGone`: the calendar lacks all future stays at once; whether they are cancelled
 */
export const questionKinds = ['isBooking', 'sameGuests', 'sameStay', 'sameBooking', 'moved', 'allGone'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionAnswers = ['yes', 'no'] as const
export type QuestionAnswer = (typeof questionAnswers)[number]
