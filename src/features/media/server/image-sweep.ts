import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { deleteImageFiles, findFolderTime, listImageFolders } from './image-files.ts'
import { listImagesToSweep, listKnownImages } from './image-queries.ts'
import { discardImage } from './image-service.ts'

/** Unused pictures are kept for this long, because a host may save the form with the picture later. Milliseconds. */
export const graceTime = 7 * day

const batchSize = 100

/**
 * Deletes unused pictures older than a week, and files without a row. Safe while a host adds such a picture to a book,
 * because each picture is checked again under the account's lock.
 */
export async function sweepOrphanImages(context: Context): Promise<void> {
  await sweepUnusedImages(context)
  await sweepFolders(context)
}

async function sweepUnusedImages(context: Context): Promise<void> {
  const before = context.clock.now() - graceTime
  let after: string | undefined = ''
  while (after !== undefined) {
    const images = await listImagesToSweep(context.db, { after, before, limit: batchSize })
    for (const { id, accountId, isDue } of images) if (isDue) await discardImage(context, accountId, id)
    after = images.at(-1)?.id
  }
}

async function sweepFolders({ db, storage, clock }: Context): Promise<void> {
  const before = clock.now() - graceTime
  for await (const folders of listImageFolders(storage)) {
    for (let start = 0; start < folders.length; start += batchSize) {
      const ids = folders.slice(start, start + batchSize)
      const known = await listKnownImages(db, ids)
      for (const id of ids.filter((candidate) => !known.has(candidate))) {
        const writtenAt = await findFolderTime(storage, id)
        if (writtenAt !== undefined && writtenAt < before) await deleteImageFiles(storage, id)
      }
    }
  }
}
