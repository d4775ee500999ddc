import { day, minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import { imageError } from './image-errors.ts'
import { countUnusedImages, sumImageBytes } from './image-queries.ts'

/** Maximum number of unused uploads per account in 24 hours. Pictures that a book shows do not count. */
export const maxUnusedImages = 40

const megabyte = 1_000_000

/**
 * Counts an upload towards the account's rate limit, successful or not. Do not call it inside a transaction: on SQLite
 * the write would wait for the end of that transaction.
 * @throws TOO_MANY_UPLOADS
 */
export async function countUpload(context: Context, accountId: string): Promise<void> {
  const rate = rateOf(context, 'uploadsPerAccount')
  try {
    await consumeRateLimit(context, [{ name: 'upload', subject: accountId, ...rate }])
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error
    const minutes = Math.ceil(((error.retryAfter ?? 0) * second) / minute)
    const params = { limit: rate.limit, minutes }
    throw imageError('TOO_MANY_UPLOADS', { params, retryAfter: error.retryAfter, cause: error })
  }
}

/**
 * Refuses a picture that exceeds the account's limits of unused pictures or of stored bytes.
 * @param bytes size of the picture's files; 0 while it is unknown
 * @throws TOO_MANY_UNUSED_IMAGES, PICTURES_FULL
 */
export async function checkAllowance(
  db: Db,
  { config, clock }: Context,
  { accountId, bytes }: { accountId: string; bytes: number },
): Promise<void> {
  const unused = await countUnusedImages(db, { accountId, since: clock.now() - day })
  if (unused >= maxUnusedImages) throw imageError('TOO_MANY_UNUSED_IMAGES', { params: { limit: maxUnusedImages } })
  const limit = config.limits.pictureBytesPerAccount
  const stored = await sumImageBytes(db, { accountId })
  if (stored < limit && stored + bytes <= limit) return
  throw imageError('PICTURES_FULL', {
    params: { size: Math.ceil((stored + bytes) / megabyte), limit: Math.round(limit / megabyte) },
  })
}
