import type { UseFormReturn } from 'react-hook-form'
import type { BookImage } from '#features/books/shared/book.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { listPictures } from '#features/books/shared/listed-pictures.ts'
import { bookLimits } from '#limits.ts'
import { ApiError } from '#platform/browser/api.ts'
import { blobOfDataUrl, findFileProblem } from './image-file.ts'
import { type ImageProblem, isAccountRefusal, isFileRefusal } from './image-problems.ts'
import { isUnreadPicture, isWaitingPicture, type PicturePath, unreadPicture } from './listed-images.ts'
import { uploadFitting } from './upload-fitting.ts'

/** A picture that the server finally refused, and where it was. */
export type RefusedPicture = { place: PicturePath; index: number; picture: CaptionedPicture }

export type PictureUploadsState = {
  /** Addresses of the pictures that are being sent. */
  uploading: ReadonlySet<string>
  /**
   * Pictures that could not be uploaded yet, by address: messages for the host, empty if the server gives no reason.
   */
  obstacles: ReadonlyMap<string, string>
  /** Removed pictures that no list has offered to restore yet. */
  refused: readonly RefusedPicture[]
}

export const noUploads: PictureUploadsState = { uploading: new Set(), obstacles: new Map(), refused: [] }

type PictureUploadsInput = {
  form: Pick<UseFormReturn<BookForm>, 'getValues' | 'setValue'>
  /** @throws when the browser cannot show the file */
  read: (file: File) => Promise<BookImage>
  /** @throws when the browser cannot read the file as a picture */
  shrink: (file: File) => Promise<File>
  /** @throws ApiError */
  upload: (image: Blob) => Promise<BookImage>
  /** Called for files that were not accepted, and for pictures that are not uploaded. */
  onProblem: (problem: ImageProblem) => void
  onChange: (state: PictureUploadsState) => void
}

/**
 * The pictures with captions of a form. A chosen picture has its place in the form at once, so that it moves with its
 * row while its file is read. Files are read one after the other, and uploaded one after the other.
 */
export function createPictureUploads({ form, read, shrink, upload, onProblem, onChange }: PictureUploadsInput) {
  let state = noUploads
  let reading = Promise.resolve()
  let sending = Promise.resolve()
  /** Pictures that were read, by the address of their place. Kept while the host may undo a removal. */
  const readPictures = new Map<string, BookImage>()

  function change(changes: Partial<PictureUploadsState>) {
    state = { ...state, ...changes }
    onChange(state)
  }

  function enqueueUpload(url: string): Promise<void> {
    sending = sending.then(() => send(url)).catch((error: unknown) => console.error(error))
    return sending
  }

  async function send(url: string): Promise<void> {
    if (findPlaces(url).length === 0) return
    change({ uploading: new Set([...state.uploading, url]) })
    try {
      const blob = blobOfDataUrl(url)
      replace(url, await uploadFitting(new File([blob], '', { type: blob.type }), { upload, shrink }))
      change({ obstacles: new Map([...state.obstacles].filter(([other]) => other !== url)) })
    } catch (error) {
      noteFailure(url, error)
    } finally {
      change({ uploading: new Set([...state.uploading].filter((other) => other !== url)) })
    }
  }

  function noteFailure(url: string, error: unknown) {
    const words = error instanceof ApiError ? error.words : ''
    if (!(error instanceof ApiError) || isFileRefusal(error)) {
      change({ refused: [...state.refused, ...remove(url)] })
      onProblem(words === '' ? { kind: 'unreadable' } : { kind: 'refused', message: words })
      return
    }
    change({ obstacles: new Map([...state.obstacles, [url, words]]) })
    if (isAccountRefusal(error) && words !== '') onProblem({ kind: 'waiting', message: words })
  }

  async function take(file: File, url: string): Promise<void> {
    try {
      readPictures.set(url, await read(findFileProblem(file) === 'size' ? await shrink(file) : file))
      placeRead()
    } catch {
      remove(url)
      onProblem({ kind: 'unreadable' })
    }
  }

  /** Puts the pictures that were read into their places. A removed place may come back later. */
  function placeRead(): void {
    for (const [url, picture] of readPictures) {
      if (findPlaces(url).length === 0) continue
      readPictures.delete(url)
      replace(url, picture)
      void enqueueUpload(picture.url)
    }
  }

  function findPlaces(url: string): string[] {
    return listPictures(form.getValues()).flatMap(({ path, image }) => (image.url === url ? [path] : []))
  }

  function replace(url: string, image: BookImage): void {
    for (const path of findPlaces(url)) form.setValue(`${path}.image` as 'parkingPictures.0.image', image)
  }

  /** Removes a picture wherever the form has it. */
  function remove(url: string): RefusedPicture[] {
    const removed = listPictures(form.getValues()).flatMap(({ path, image, caption }) => {
      if (image.url !== url) return []
      const end = path.lastIndexOf('.')
      const place = path.slice(0, end) as PicturePath
      return [{ place, index: Number(path.slice(end + 1)), picture: { image, caption } }]
    })
    for (const place of new Set(removed.map((one) => one.place))) {
      const rest = picturesAt(place).filter(({ image }) => image.url !== url)
      form.setValue(place as 'parkingPictures', rest)
    }
    return removed
  }

  function picturesAt(place: PicturePath): CaptionedPicture[] {
    // All places hold the same kind of list; one of their names stands for the others in the types.
    return form.getValues(place as 'parkingPictures') ?? []
  }

  return {
    /**
     * Adds chosen files to a place, as many as it can hold.
     * @param append puts pictures at the end of the place, at once
     * @returns the number of files for which there was no room
     */
    choose(place: PicturePath, files: readonly File[], append: (pictures: CaptionedPicture[]) => void): number {
      const usable = files.filter((file) => findFileProblem(file) !== 'format')
      if (usable.length < files.length) onProblem({ kind: 'format' })
      const room = Math.max(0, bookLimits.placePictures - picturesAt(place).length)
      const taken = usable.slice(0, room).map((file) => ({ file, image: unreadPicture() }))
      if (taken.length > 0) append(taken.map(({ image }) => ({ image, caption: '' })))
      for (const { file, image } of taken) reading = reading.then(() => take(file, image.url))
      return usable.length - taken.length
    },
    placeRead,
    /** Call when a list offers refused pictures to restore. */
    forgetRefused(pictures: readonly RefusedPicture[]): void {
      change({ refused: state.refused.filter((other) => !pictures.includes(other)) })
    },
    /** Retries the pending uploads of a place. */
    async retry(place: PicturePath): Promise<void> {
      await Promise.all(sendableOf(picturesAt(place).map(({ image }) => image)).map(enqueueUpload))
    },
    /**
     * Before saving: waits for pending reads and uploads, and retries failed ones. Pictures that are still pending
     * afterwards are not saved.
     */
    async finish(): Promise<void> {
      let awaited: Promise<void>
      do {
        awaited = reading
        await awaited
        placeRead()
        await sending
        const images = listPictures(form.getValues()).map(({ image }) => image)
        for (const url of sendableOf(images)) await enqueueUpload(url)
      } while (awaited !== reading)
    },
  }
}

/** The addresses of pictures that can be uploaded, each once. */
function sendableOf(images: readonly BookImage[]): string[] {
  return [
    ...new Set(images.filter((image) => isWaitingPicture(image) && !isUnreadPicture(image)).map(({ url }) => url)),
  ]
}
