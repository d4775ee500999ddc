import { defineErrors } from '#platform/errors.ts'

export const passwordResetError = defineErrors({
  /** Unknown, used or expired. The caller does not learn which. */
  RESET_LINK_INVALID: 'invalid',
})
