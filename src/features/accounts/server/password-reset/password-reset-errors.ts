import { defineErrors } from '#platform/errors.ts'

export const passwordResetError = defineErrors({
  /** Unknown, used or too old: nobody learns which. */
  RESET_LINK_INVALID: 'invalid',
})
