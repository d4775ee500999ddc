import { defineErrors } from '#platform/errors.ts'

export const accountError = defineErrors({
  INVALID_CREDENTIALS: 'anonymous',
  ACCOUNT_DISABLED: 'forbidden',
  EMAIL_TAKEN: 'conflict',
  CAPTCHA_INVALID: 'invalid',
})
