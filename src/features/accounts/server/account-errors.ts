import { defineErrors } from '#platform/errors.ts'

export const accountError = defineErrors({
  INVALID_CREDENTIALS: 'anonymous',
  LOGIN_NEEDS_CAPTCHA: 'tooMany',
  ACCOUNT_DISABLED: 'forbidden',
  EMAIL_TAKEN: 'conflict',
  CAPTCHA_INVALID: 'invalid',
})
