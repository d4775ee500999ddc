import { lockAccount } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { createId } from '#platform/ids.ts'
import { type Image, maxImageBytes } from '../shared/image.ts'
import { checkAllowance, countUpload } from './image-allowance.ts'
import { encodeInTurn } from './image-encoder.ts'
import type { EncodedImage } from './image-encoding.ts'
import { imageError } from './image-errors.ts'
import { deleteImageFiles, writeImageFiles } from './image-files.ts'
import { readImageHeader } from './image-header.ts'
import { deleteUnusedImage, insertImage } from './image-queries.ts'

/** Seconds; sent while the store of pictures fails. */
const storageRetryAfter = 10

/**
 * Stores a picture for an account: first the files, then the row, so that a row always has its files. A picture that no
 * book shows is deleted after a week.
 * @throws IMAGE_TOO_LARGE, UNAVAILABLE; what `readImageHeader`, `encodeInTurn`, `countUpload` and `checkAllowance` throw
 */
export async function storeImage(context: Context, accountId: string, bytes: Uint8Array): Promise<Image> {
  await countUpload(context, accountId)
  if (bytes.length > maxImageBytes) throw imageError('IMAGE_TOO_LARGE')
  const { db } = context
  // Checks that need no decoding run before the queue.
  readImageHeader(bytes)
  await checkAllowance(db, context, { accountId, bytes: 0 })

  const encoded = await encodeInTurn(context, accountId, bytes)
  const image: Image = {
    id: createId(),
    accountId,
    width: encoded.width,
    height: encoded.height,
    widths: encoded.variants.map((variant) => variant.width),
    bytes: encoded.variants.reduce((sum, variant) => sum + variant.bytes.length, 0),
    createdAt: context.clock.now(),
  }
  await storeFiles(context, image.id, encoded)
  try {
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, { accountId })
      await checkAllowance(tx, context, image)
      await insertImage(tx, image)
    })
  } catch (error) {
    await deleteFilesIfPossible(context, image.id)
    throw error
  }
  return image
}

/** @throws UNAVAILABLE when the store fails; the host does not wait until what was written is deleted */
async function storeFiles(context: Context, imageId: string, encoded: EncodedImage): Promise<void> {
  try {
    await writeImageFiles(context.storage, imageId, encoded)
  } catch (error) {
    context.log.error({ err: error }, 'the picture storage does not accept a picture')
    void deleteFilesIfPossible(context, imageId)
    throw platformError('UNAVAILABLE', { retryAfter: storageRetryAfter, cause: error })
  }
}

/** Deletes a picture unless a book shows it. */
export async function discardImage(context: Context, accountId: string, imageId: string): Promise<void> {
  const isGone = await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId })
    return deleteUnusedImage(tx, { accountId, imageId })
  })
  if (isGone) await deleteFilesIfPossible(context, imageId)
}

/** Deletes the files of a picture whose row was deleted. After a failure `sweepOrphanImages` deletes them. */
export async function deleteFilesIfPossible({ storage, log }: Context, imageId: string): Promise<void> {
  try {
    await deleteImageFiles(storage, imageId)
  } catch (error) {
    log.warn({ err: error }, 'files of a deleted picture remain until the next sweep')
  }
}
