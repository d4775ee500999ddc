import { defineErrors } from '#platform/errors.ts'

export const accountSettingsError = defineErrors({
  CURRENT_PASSWORD_WRONG: 'invalid',
  /** Unknown, used, expired, or for an address that meanwhile has an account. The caller does not learn which. */
  EMAIL_LINK_INVALID: 'invalid',
  /** The address typed to confirm the deletion is not the account's address. */
  CONFIRMATION_DIFFERS: 'invalid',
})
