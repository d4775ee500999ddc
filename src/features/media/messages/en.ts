export const en = {
  /** Titles for toasts that also show a message of `errors`. */
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Unsupported file format',
    IMAGE_TOO_LARGE: 'File too large',
    /** The title for all other errors. */
    other: 'Picture not uploaded',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Only JPG, PNG and WebP files are supported.',
    IMAGE_TOO_LARGE: 'Image must be smaller than 2MB.',
    UNREADABLE_IMAGE:
      'This picture is damaged or could not be processed. Save it again as a JPG, or choose another one.',
    TOO_MANY_PIXELS:
      'This picture has {width, number} × {height, number} pixels. Files of this type can have up to {megapixels, number} megapixels and {side, number} pixels on each side. Make it smaller, then choose it again.',
    TOO_MANY_UPLOADS:
      'You can upload up to {limit, number} pictures in an hour. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
    TOO_MANY_UNUSED_IMAGES:
      'In the last 24 hours you have uploaded {limit, number} pictures that are not in any book yet, and that is the limit. Save the books they belong to, or try again tomorrow.',
    PICTURES_FULL:
      'Your pictures fill the {limit, number} MB of your account. Delete books that you no longer need, or contact support.',
    IMAGE_NOT_FOUND: 'This picture is no longer available. Please upload it again.',
  },
}
