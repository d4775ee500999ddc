import { availableParallelism } from 'node:os'
import { second } from '#platform/clock.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'

/**
 * Checking a password takes 19 MiB and some 40 ms of a core, in threads that Node also needs for files and names of
 * hosts. So passwords are checked a few at a time, callers take turns, and what is too much is refused with
 * UNAVAILABLE before it has cost anything. A process never has more than three at once.
 */

/** For callers of whom nothing is known. The share is that of a network. */
export const queueStranger = createFairQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 64,
  mostPerAccount: 10,
  longestWait: 10 * second,
  retryAfter: 5,
})

/**
 * For those who have shown something that cannot be made up: a session, a known device, a mailed link, a captcha. A crowd
 * of strangers does not delay them. The share is that of an account or a device; with a captcha, of a network.
 */
export const queueProven = createFairQueue({
  atOnce: 1,
  mostWaiting: 200,
  mostPerAccount: 3,
  longestWait: 10 * second,
  retryAfter: 5,
})
