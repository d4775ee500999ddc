import { defineErrors } from '#platform/errors.ts'

export const accountError = defineErrors({
  INVALID_CREDENTIALS: 'anonymous',
  LOGIN_NEEDS_CAPTCHA: 'tooMany',
  ACCOUNT_DISABLED: 'forbidden',
  /** The page was opened by a host who is not signed in any more: another account is, in the same browser. */
  OTHER_ACCOUNT: 'forbidden',
  EMAIL_TAKEN: 'conflict',
  CAPTCHA_INVALID: 'invalid',
})

export const accountSettingsError = defineErrors({
  CURRENT_PASSWORD_WRONG: 'invalid',
  /** Unknown, used, expired, or for an address that meanwhile has an account. The caller does not learn which. */
  EMAIL_LINK_INVALID: 'invalid',
  /** The address typed to confirm the deletion is not the account's address. */
  CONFIRMATION_DIFFERS: 'invalid',
})
