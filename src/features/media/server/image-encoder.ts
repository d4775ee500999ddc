import { minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { createFairQueue, type FairQueue } from '#platform/threads/fair-queue.ts'
import type { EncodedImage } from './image-encoding.ts'
import { createImageProcesses, ImageProcessError } from './image-processes.ts'

/** Of one account, running and waiting: a book with all its pictures, sent at once. */
export const mostPicturesPerAccount = 12

/** Each waiting picture holds up to 2 MB, each running one 300 MB. */
const mostWaiting = 40
const mostAtOnce = 4

const processes = createImageProcesses()

/** One for each service in this process: tests run several. */
const queues = new WeakMap<Context, FairQueue>()

/**
 * Decodes and encodes a picture when it is the account's turn: one picture of an account at a time, and none before that
 * of an account that has waited longer since its last one.
 * @throws UNAVAILABLE when too many pictures are waiting; what `ImageProcesses` throws
 */
export async function encodeInTurn(context: Context, accountId: string, bytes: Uint8Array): Promise<EncodedImage> {
  const enter = queues.get(context) ?? openQueue(context)
  queues.set(context, enter)
  try {
    return await enter(accountId, () => processes.encode(bytes))
  } catch (error) {
    if (error instanceof AppError && error.cause instanceof ImageProcessError) {
      context.log.warn({ err: error.cause, bytes: bytes.length }, 'a process that decodes pictures was lost')
    }
    throw error
  }
}

function openQueue({ config }: Context): FairQueue {
  return createFairQueue({
    atOnce: Math.min(mostAtOnce, config.tasks.threads),
    atOncePerAccount: 1,
    mostWaiting,
    mostPerAccount: mostPicturesPerAccount,
    longestWait: minute,
    retryAfter: 30,
  })
}
