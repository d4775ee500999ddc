export const en = {
  tryAgain: 'Try again',
  counter: {
    letters: '{size} of {max, number} characters',
    bytes: '{size} of {max, number} bytes',
  },
  errors: {
    INTERNAL: 'Something went wrong on our side. Please try again. (Reference: {reference})',
    INVALID_INPUT: 'Please check what you entered.',
    INVALID_VALUE: 'This value is not valid',
    TOO_LONG: 'This text is too long: {limit, number} characters are the most. Please shorten it.',
    UNREADABLE_TEXT: 'This text contains characters that cannot be stored',
    NOT_FOUND: 'Not found',
    METHOD_NOT_ALLOWED: 'This address cannot be used in this way.',
    NOT_AUTHENTICATED: 'Please sign in to continue.',
    FOREIGN_ORIGIN: 'This request does not come from our own pages.',
    BODY_TOO_LARGE: 'What you sent is too large.',
    TOO_MANY_REQUESTS: 'Too many attempts. Please wait a few minutes and try again.',
    UNAVAILABLE: 'This is not available at the moment. Please try again shortly.',
  },
}
