import { defineErrors } from '#platform/errors.ts'

export const imageError = defineErrors({
  UNSUPPORTED_IMAGE: 'invalid',
  UNREADABLE_IMAGE: 'invalid',
  IMAGE_NOT_FOUND: 'invalid',
  IMAGE_TOO_LARGE: 'tooLarge',
})
