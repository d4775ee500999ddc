import { uploadImage } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { findFileProblem } from './image-file.ts'
import { shrinkImage } from './shrink-image.ts'

type Steps<Stored> = {
  /** @throws ApiError */
  upload: (image: Blob) => Promise<Stored>
  /** @throws when the browser cannot read the file as a picture */
  shrink: (file: File) => Promise<File>
}

/** Uploads a picture. Scales it down first if it has more than 2 MB, or more pixels than the server accepts. */
export async function uploadFitting<Stored>(file: File, { upload, shrink }: Steps<Stored>): Promise<Stored> {
  if (findFileProblem(file) === 'size') return upload(await shrink(file))
  try {
    return await upload(file)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_PIXELS') throw error
    return upload(await shrink(file))
  }
}

/**
 * As `uploadFitting`, with the browser's own steps.
 * @param accountId the account for which the page was opened
 * @throws ApiError OTHER_ACCOUNT if another account is signed in by now; another error for an unreadable file
 */
export function uploadPicture(file: File, { accountId }: { accountId: string }) {
  return uploadFitting(file, { upload: (image) => uploadImage(image, { accountId }), shrink: shrinkImage })
}
