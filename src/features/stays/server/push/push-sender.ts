import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { countPush, deliverPush } from './push-delivery.ts'
import { type ClaimedPush, claimNextPush, forgetExpiredMessages } from './push-queue.ts'

/** Maximum concurrent messages of one node; each to another account. */
const atOnce = 16

/** How many of them may go to devices whose last message failed, so that slow addresses do not delay the others. */
const failingAtOnce = 4

/** Milliseconds between two searches for due messages, and after the database has failed. */
const pause = second
const pauseAfterFailure = 30 * second

/** Milliseconds after which a claim ends if its node has died: longer than a request with its waits. */
const leaseLength = minute

/** The messages that one node is sending now. */
type Sending = Map<Promise<void>, ClaimedPush>

/**
 * Sends messages that are due until it is stopped. Any number of nodes may run on one database.
 * @returns a function that stops the sender and waits for running requests, which are cancelled
 */
export function startPushSender(context: Context): () => Promise<void> {
  const stopping = new AbortController()
  const sending: Sending = new Map()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const started = await startDue(context, sending, stopping.signal)
      const rest = sleep(started === undefined ? pauseAfterFailure : pause, undefined, { signal: stopping.signal })
      await rest.catch(() => undefined)
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
    await Promise.all(sending.keys())
  }
}

/** Sends all messages that are due when it starts. Only for `npm run admin -- jobs run push-messages`: no schedule. */
export const sendPushMessages: Job = {
  name: 'push-messages',
  schedule: () => undefined,
  async run(context) {
    const sending: Sending = new Map()
    const dueUntil = context.clock.now()
    // Not until `sending` is empty: a quick response can empty it while messages of the same account still wait.
    while (await startDue(context, sending, undefined, dueUntil)) await Promise.all(sending.keys())
    await Promise.all(sending.keys())
  },
}

/** Deletes messages that were not sent in time, such as those of disabled accounts. */
export const forgetPushMessages: Job = {
  name: 'forget-push-messages',
  schedule: '47 * * * *',
  run: ({ db, clock }) => forgetExpiredMessages(db, clock.now()),
}

/** Starts messages until none is due or all slots are in use. @returns how many, undefined if the database failed */
async function startDue(
  context: Context,
  sending: Sending,
  signal: AbortSignal | undefined,
  dueUntil = context.clock.now(),
): Promise<number | undefined> {
  const { db, clock, log } = context
  let started = 0
  try {
    while (sending.size < atOnce && !signal?.aborted) {
      const now = clock.now()
      const busy = [...sending.values()]
      const claimed = await claimNextPush(db, {
        dueUntil,
        leaseUntil: now + leaseLength,
        busyAccounts: busy.map(({ accountId }) => accountId),
        skipsFailing: busy.filter(({ failingSince }) => failingSince !== null).length >= failingAtOnce,
      })
      if (!claimed) break
      const delivery = deliverWithoutHarm(context, claimed, signal)
      sending.set(delivery, claimed)
      void delivery.finally(() => sending.delete(delivery))
      started += 1
    }
    return started
  } catch (error) {
    log.error({ err: error }, 'push messages that are due cannot be found')
    return undefined
  }
}

/** A failure of one message must not end the others; its claim expires. */
async function deliverWithoutHarm(context: Context, claimed: ClaimedPush, signal?: AbortSignal): Promise<void> {
  try {
    countPush(await deliverPush(context, claimed, signal))
  } catch (error) {
    if (signal?.aborted) return
    countPush('error')
    context.log.error({ err: error }, 'push message not sent')
  }
}
