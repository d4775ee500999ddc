import { defineErrors } from '#platform/errors.ts'

export const accountSettingsError = defineErrors({
  CURRENT_PASSWORD_WRONG: 'invalid',
  /** Unknown, used, too old, or for an address that has an account by now: nobody learns which. */
  EMAIL_LINK_INVALID: 'invalid',
  /** What was typed to confirm the deletion is not the account's address. */
  CONFIRMATION_DIFFERS: 'invalid',
})
