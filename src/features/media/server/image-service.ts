import { lockAccount } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { createId } from '#platform/ids.ts'
import { type Image, maxImageBytes } from '../shared/image.ts'
import { refuseBeyondAllowance, takeUpload } from './image-allowance.ts'
import { encodeInTurn } from './image-encoder.ts'
import type { EncodedImage } from './image-encoding.ts'
import { imageError } from './image-errors.ts'
import { deleteImageFiles, writeImageFiles } from './image-files.ts'
import { readImageHeader } from './image-header.ts'
import { deleteUnusedImage, insertImage } from './image-queries.ts'

/** Seconds; sent while the store of pictures fails. */
const storageRetryAfter = 10

/**
 * Stores a picture for an account: the files first, then the row, so that a row always has its files. Until a
 * book shows it, it lives for a week.
 * @throws IMAGE_TOO_LARGE, UNAVAILABLE; what `readImageHeader`, `encodeInTurn`, `takeUpload` and `refuseBeyondAllowance` throw
 */
export async function storeImage(context: Context, accountId: string, bytes: Uint8Array): Promise<Image> {
  await takeUpload(context, accountId)
  if (bytes.length > maxImageBytes) throw imageError('IMAGE_TOO_LARGE')
  const { db } = context
  // What can be refused at once does not wait for its turn.
  readImageHeader(bytes)
  await refuseBeyondAllowance(db, context, { accountId, bytes: 0 })

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
      await refuseBeyondAllowance(tx, context, image)
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
    context.log.error({ err: error }, 'the storage of pictures does not take a picture')
    void deleteFilesIfPossible(context, imageId)
    throw platformError('UNAVAILABLE', { retryAfter: storageRetryAfter, cause: error })
  }
}

/** Takes back a picture that was stored for something that then failed; leaves it if a book shows it. */
export async function discardImage(context: Context, accountId: string, imageId: string): Promise<void> {
  const isGone = await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId })
    return deleteUnusedImage(tx, { accountId, imageId })
  })
  if (isGone) await deleteFilesIfPossible(context, imageId)
}

/** Deletes the files of a picture whose row is gone. What fails here is left to `sweepOrphanImages`. */
export async function deleteFilesIfPossible({ storage, log }: Context, imageId: string): Promise<void> {
  try {
    await deleteImageFiles(storage, imageId)
  } catch (error) {
    log.warn({ err: error }, 'files of a deleted picture remain until the next sweep')
  }
}
