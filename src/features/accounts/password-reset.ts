import { hour } from '#platform/clock.ts'

/** How long a mailed link to a new password works, in milliseconds from the request on. */
export const resetLength = hour

/** Requests in 15 minutes; known and unknown addresses count alike. */
export const resetLimits = { requestsPerAccount: 5, requestsPerAddress: 30, failuresPerAddress: 30 } as const
