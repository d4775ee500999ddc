import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { hideImageFiles } from './image-files.ts'
import { listImagesToHide, noteHiddenImage } from './image-queries.ts'
import { markAllOfflineImages } from './offline-images.ts'

const batchSize = 100

/**
 * Takes pictures that have become secret or offline out of the folder that others serve. Guests' pages stopped naming
 * their public addresses with the change that made them so; this ends what the addresses themselves lead to.
 */
export const hideImages: Job = {
  name: 'hide-images',
  schedule: ({ mediaPublicUrl }) => (mediaPublicUrl === undefined ? undefined : '* * * * *'),
  async run({ db, storage }: Context) {
    await markAllOfflineImages(db)
    while (true) {
      const images = await listImagesToHide(db, batchSize)
      for (const { id, widths } of images) {
        await hideImageFiles(storage, id, widths)
        await noteHiddenImage(db, id)
      }
      if (images.length < batchSize) return
    }
  },
}
