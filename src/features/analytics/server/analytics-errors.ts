import { defineErrors } from '#platform/errors.ts'

export const analyticsError = defineErrors({
  /** The dashboard needs Pro; the plain counts do not. */
  ANALYTICS_NEEDS_PRO: 'unpaid',
  DAYS_BACKWARDS: 'invalid',
  RANGE_TOO_LONG: 'invalid',
})
