import { defineErrors } from '#platform/errors.ts'

export const analyticsError = defineErrors({
  /** The dashboard is part of Pro; everyone gets the plain counts. */
  ANALYTICS_NEEDS_PRO: 'unpaid',
  DAYS_BACKWARDS: 'invalid',
  RANGE_TOO_LONG: 'invalid',
})
