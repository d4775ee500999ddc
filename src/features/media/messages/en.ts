export const en = {
  /** Titles above the messages of `errors`, where a toast has room for both. */
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Unsupported file format',
    IMAGE_TOO_LARGE: 'File too large',
    UNREADABLE_IMAGE: 'Image not readable',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Only JPG, PNG and WebP files are supported.',
    IMAGE_TOO_LARGE: 'Image must be smaller than 2MB.',
    UNREADABLE_IMAGE: 'This image is damaged or has too many pixels. Please choose another one.',
    IMAGE_NOT_FOUND: 'This image is no longer available. Please upload it again.',
  },
}
