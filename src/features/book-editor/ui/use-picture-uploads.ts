import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookImage } from '#features/books/shared/book.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { listPictures } from '#features/books/shared/listed-pictures.ts'
import { uploadImage } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { blobOfDataUrl, findFileProblem, readImage } from './image-file.ts'
import { finalRefusals, type ImageProblem } from './image-problems.ts'
import { isWaitingPicture, type PicturePath } from './listed-images.ts'
import { shrinkImage } from './shrink-image.ts'

export type PictureUploads = ReturnType<typeof usePictureUploads>

/**
 * The pictures with captions of the form: shown at once, uploaded one after the other, on whichever step the host is by
 * then. A file that is too large is made to fit without a question, because guests see it small.
 * @param onProblem is told of files that were not taken
 */
export function usePictureUploads(form: UseFormReturn<BookForm>, onProblem: (problem: ImageProblem) => void) {
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set())
  const queue = useRef(Promise.resolve())

  function enqueue(work: () => Promise<void>): Promise<void> {
    queue.current = queue.current.then(work).catch((error: unknown) => console.error(error))
    return queue.current
  }

  /** @throws what `shrinkImage` and `uploadImage` throw */
  async function uploadFitting(url: string): Promise<BookImage> {
    const blob = blobOfDataUrl(url)
    try {
      return await uploadImage(blob)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_PIXELS') throw error
      return await uploadImage(await shrinkImage(new File([blob], '', { type: blob.type })))
    }
  }

  async function upload(url: string): Promise<void> {
    if (findPlaces(form.getValues(), url).length === 0) return
    setUploading((current) => new Set([...current, url]))
    try {
      replace(form, url, await uploadFitting(url))
    } catch (error) {
      if (error instanceof ApiError && !finalRefusals.includes(error.status)) return
      replace(form, url, undefined)
      onProblem(
        error instanceof ApiError && error.words !== ''
          ? { kind: 'refused', message: error.words }
          : { kind: 'unreadable' },
      )
    } finally {
      setUploading((current) => new Set([...current].filter((other) => other !== url)))
    }
  }

  async function take(file: File, add: (picture: CaptionedPicture) => void): Promise<void> {
    const problem = findFileProblem(file)
    if (problem === 'format') {
      onProblem({ kind: 'format' })
      return
    }
    try {
      const { picture } = await readImage(problem === 'size' ? await shrinkImage(file) : file)
      add({ image: picture, caption: '' })
      void enqueue(() => upload(picture.url))
    } catch {
      onProblem({ kind: 'unreadable' })
    }
  }

  return {
    isUploading: (url: string) => uploading.has(url),
    /** @param add appends a picture to its place */
    async choose(files: readonly File[], add: (picture: CaptionedPicture) => void): Promise<void> {
      for (const file of files) await take(file, add)
    },
    /** Replaces pictures that were saved as data by what the server has stored. */
    adopt(stored: ReadonlyMap<string, BookImage>): void {
      for (const [url, image] of stored) replace(form, url, image)
    },
    /** Before saving: waits for what is under way and tries once more what is waiting. */
    async finish(): Promise<void> {
      await queue.current
      const waiting = listPictures(form.getValues()).flatMap(({ image }) =>
        isWaitingPicture(image) ? [image.url] : [],
      )
      for (const url of new Set(waiting)) await enqueue(() => upload(url))
    },
  }
}

function findPlaces(form: BookForm, url: string): string[] {
  return listPictures(form).flatMap(({ path, image }) => (image.url === url ? [path] : []))
}

/** Replaces a picture wherever the form has it; `undefined` removes it. */
function replace(form: UseFormReturn<BookForm>, url: string, image: BookImage | undefined): void {
  for (const path of findPlaces(form.getValues(), url).reverse()) {
    if (image) {
      form.setValue(`${path}.image` as 'parkingPictures.0.image', image)
      continue
    }
    const place = path.slice(0, path.lastIndexOf('.')) as PicturePath
    const pictures = form.getValues(place as 'parkingPictures')
    form.setValue(
      place as 'parkingPictures',
      pictures.filter((picture) => picture.image.url !== url),
    )
  }
}
