import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { uploadImage } from '#features/books/ui/index.ts'
import { readImage } from './image-file.ts'
import type { ImageProblem } from './image-problems.ts'
import { isUnreadPicture, type PicturePath } from './listed-images.ts'
import { createPictureUploads, noUploads } from './picture-uploads.ts'
import { shrinkImage } from './shrink-image.ts'

export type PictureUploads = ReturnType<typeof usePictureUploads>

type PictureUploadsInput = {
  accountId: string
  form: UseFormReturn<BookForm>
  /** Called for files that were not accepted, and for pictures that are not uploaded. */
  onProblem: (problem: ImageProblem) => void
}

/**
 * The pictures with captions of the form: shown at once, uploaded one after the other, whichever step is open. A file
 * that is too large is scaled down without asking, because guests see it small.
 */
export function usePictureUploads(input: PictureUploadsInput) {
  const { form } = input
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  const [state, setState] = useState(noUploads)
  const [uploads] = useState(() =>
    createPictureUploads({
      form,
      read: async (file) => (await readImage(file)).picture,
      shrink: shrinkImage,
      upload: (image) => uploadImage(image, { accountId: latest.current.accountId }),
      onProblem: (problem) => latest.current.onProblem(problem),
      onChange: setState,
    }),
  )
  // A restored picture may have been read meanwhile. Not within the change that restores it.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => void setTimeout(uploads.placeRead) }),
    [form, uploads],
  )

  return {
    ...uploads,
    /** Whether a picture is being read or uploaded. */
    isUnderWay: (url: string) => isUnreadPicture({ url }) || state.uploading.has(url),
    /** Why a picture could not be uploaded yet, in the host's language; empty if the server gives no reason. */
    obstacleOf: (url: string) => state.obstacles.get(url),
    refusedIn: (place: PicturePath) => state.refused.filter((picture) => picture.place === place),
  }
}
