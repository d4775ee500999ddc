export const en = {
  /** Titles for toasts that also show a message of `errors`. */
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Unsupported file format',
    IMAGE_TOO_LARGE: 'File too large',
    /** The title for all other errors. */
    other: 'Image not uploaded',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Only JPG, PNG and WebP files are supported.',
    IMAGE_TOO_LARGE: 'Image must be smaller than 2MB.',
    UNREADABLE_IMAGE: 'This image is damaged or could not be processed. Save it again as a JPG, or choose another one.',
    TOO_MANY_PIXELS:
      'This image has {width, number} × {height, number} pixels. A file of this kind may have at most {megapixels, number} megapixels, and {side, number} pixels on each side. Make it smaller, then choose it again.',
    TOO_MANY_UPLOADS:
      'At most {limit, number} images can be uploaded in an hour. You can go on in {minutes, plural, one {one minute} other {# minutes}}.',
    TOO_MANY_UNUSED_IMAGES:
      'In the last 24 hours you have uploaded {limit, number} images that no book shows yet, which is the most. Save the books that show them, or try again tomorrow.',
    PICTURES_FULL:
      'Your images take up all the space of an account, {limit, number} MB. Delete books that you no longer need, or write to support.',
    IMAGE_NOT_FOUND: 'This image is no longer available. Please upload it again.',
  },
}
