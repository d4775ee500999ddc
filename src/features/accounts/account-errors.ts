import { defineErrors } from '#platform/errors.ts'

export const accountError = defineErrors({
  INVALID_CREDENTIALS: 'anonymous',
  EMAIL_TAKEN: 'conflict',
  CAPTCHA_INVALID: 'invalid',
})
