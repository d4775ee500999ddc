import { minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { createFairQueue, type FairQueue } from '#platform/threads/fair-queue.ts'
import type { EncodedImage } from './image-encoding.ts'
import { createImageProcesses, ImageProcessError } from './image-processes.ts'

/** Maximum number of running and waiting pictures per account: enough for a book with all its pictures. */
export const maxPicturesPerAccount = 12

/** Each waiting picture takes up to 2 MB of memory, each running one up to 300 MB. */
const mostWaiting = 40
const mostAtOnce = 4

const processes = createImageProcesses()

/** One queue per service instance, because tests run several instances in one process. */
const queues = new WeakMap<Context, FairQueue>()

/**
 * Decodes and encodes a picture in a fair queue: one picture per account at a time; the account that has waited longest
 * since its last picture is next.
 * @throws UNAVAILABLE when too many pictures are waiting; what `ImageProcesses` throws
 */
export async function encodeInTurn(context: Context, accountId: string, bytes: Uint8Array): Promise<EncodedImage> {
  const enter = queues.get(context) ?? openQueue(context)
  queues.set(context, enter)
  try {
    return await enter(accountId, () => processes.encode(bytes))
  } catch (error) {
    if (error instanceof AppError && error.cause instanceof ImageProcessError) {
      context.log.warn({ err: error.cause, bytes: bytes.length }, 'a picture process ended unexpectedly')
    }
    throw error
  }
}

function openQueue({ config }: Context): FairQueue {
  return createFairQueue({
    atOnce: Math.min(mostAtOnce, config.tasks.threads),
    atOncePerAccount: 1,
    mostWaiting,
    mostPerAccount: maxPicturesPerAccount,
    longestWait: minute,
    retryAfter: 30,
  })
}
