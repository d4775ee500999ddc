import { availableParallelism } from 'node:os'
import { second } from '#platform/clock.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'

/**
 * Checking a password takes 19 MiB and about 40 ms of one core, in libuv's thread pool, which Node also needs for files
 * and DNS. So requests have only a few passwords checked or hashed at a time (at most three per process), callers take
 * turns, and the queues refuse excess requests with UNAVAILABLE before any work is done.
 */

/** For callers without any proof. The queue's share is per network. */
export const queueUnproven = createFairQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 64,
  mostPerAccount: 10,
  longestWait: 10 * second,
  retryAfter: 5,
})

/**
 * For callers with a proof that cannot be forged: a session, a known device, a mailed link or a captcha. Requests without
 * proof do not delay them. The queue's share is per account or device; with a captcha, per network. A network is an
 * office, a mobile carrier or a proxy that is not trusted: many may register there in the same second. The last of a full
 * share waits for about 1.6 s. Turns are fair, so a full share delays a caller from elsewhere by one turn, about 40 ms.
 */
export const queueProven = createFairQueue({
  atOnce: 1,
  mostWaiting: 200,
  mostPerAccount: 40,
  longestWait: 10 * second,
  retryAfter: 5,
})
