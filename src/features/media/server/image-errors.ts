import { defineErrors } from '#platform/errors.ts'

export const imageError = defineErrors({
  UNSUPPORTED_IMAGE: 'invalid',
  /** The file is damaged, or decoding took too much time or memory. */
  UNREADABLE_IMAGE: 'invalid',
  TOO_MANY_PIXELS: 'invalid',
  IMAGE_NOT_FOUND: 'invalid',
  IMAGE_TOO_LARGE: 'tooLarge',
  TOO_MANY_UPLOADS: 'tooMany',
  /** Counts pictures that no book shows. */
  TOO_MANY_UNUSED_IMAGES: 'tooMany',
  PICTURES_FULL: 'forbidden',
})
