export const en = {
  tryAgain: 'Try again',
  localHours: 'In your time zone: {from} to {to}.',
  counter: {
    letters: '{size} of {max, number} characters',
    bytes: '{size} of {max, number} bytes',
  },
  errors: {
    INTERNAL: 'Something went wrong on our side. Please try again. (Reference: {reference})',
    INVALID_INPUT: 'Please check what you entered.',
    INVALID_VALUE: 'This value is not valid',
    TOO_LONG: 'This text is too long: the limit is {limit, number} characters. Please shorten it.',
    UNREADABLE_TEXT: 'This text contains characters that cannot be stored. Please remove them.',
    FORM_KEPT: 'Go back to the form: what you typed is still there.',
    NOT_FOUND: 'Not found',
    METHOD_NOT_ALLOWED: 'This address cannot be used in this way.',
    NOT_AUTHENTICATED: 'Please sign in to continue.',
    FOREIGN_ORIGIN: 'This request did not come from our own pages. Reload the page and try again.',
    BODY_TOO_LARGE: 'This is too large to send. Please shorten it or use smaller pictures.',
    TOO_MANY_REQUESTS: 'Too many attempts. Please wait a few minutes and try again.',
    UNAVAILABLE: 'This is not available at the moment. Please try again shortly.',
  },
}
