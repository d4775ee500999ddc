import { hour } from '#platform/clock.ts'

/** How long a mailed link to a new password works, in milliseconds from the request on. */
export const resetLength = hour
