import { defineErrors } from '#platform/errors.ts'

export const adminError = defineErrors({
  DAY_NOT_AHEAD: 'invalid',
  HOST_HAS_PLAN: 'conflict',
  ADMIN_NOT_DISABLED: 'conflict',
  NOTHING_TO_STOP: 'conflict',
  BOOK_ALREADY_OFFLINE: 'conflict',
  BOOK_NOT_OFFLINE: 'conflict',
  NO_BOOK_ONLINE: 'conflict',
  NO_BOOK_OFFLINE: 'conflict',
  REPORTS_CHANGED: 'conflict',
  MAIL_NOT_DEAD: 'conflict',
  ADMIN_EMAIL_MISSING: 'conflict',
  TEST_MAIL_NOT_SENT: 'unavailable',
  TEST_IS_RUNNING: 'conflict',
})
