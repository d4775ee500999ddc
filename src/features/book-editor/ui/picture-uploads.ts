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

/** A picture that the server refused for good, and where it was. */
export type RefusedPicture = { place: PicturePath; index: number; picture: CaptionedPicture }

export type PictureUploadsState = {
  /** Addresses of the pictures that are being sent. */
  uploading: ReadonlySet<string>
  /** Why pictures are not uploaded yet, by address: texts for the host. */
  obstacles: ReadonlyMap<string, string>
  /** Removed pictures that no list has offered back yet. */
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
  /** Called for files that were not taken, and for pictures that are not uploaded. */
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
  /** Pictures that were read, by the address of their place. Kept while the host may still undo a removal. */
  const readPictures = new Map<string, BookImage>()

  function change(changes: Partial<PictureUploadsState>) {
    state = { ...state, ...changes }
    onChange(state)
  }

  function enqueueUpload(url: string): Promise<void> {
    sending = sending.then(() => send(url)).catch((error: unknown) => console.error(error))
    return sending
  }

  /** @throws what `shrink` and `upload` throw */
  async function uploadFitting(url: string): Promise<BookImage> {
    const blob = blobOfDataUrl(url)
    try {
      return await upload(blob)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_PIXELS') throw error
      return await upload(await shrink(new File([blob], '', { type: blob.type })))
    }
  }

  async function send(url: string): Promise<void> {
    if (findPlaces(url).length === 0) return
    const obstacles = new Map(state.obstacles)
    obstacles.delete(url)
    change({ uploading: new Set([...state.uploading, url]), obstacles })
    try {
      replace(url, await uploadFitting(url))
    } catch (error) {
      noteFailure(url, error)
    } finally {
      change({ uploading: new Set([...state.uploading].filter((other) => other !== url)) })
    }
  }

  function noteFailure(url: string, error: unknown) {
    const words = error instanceof ApiError ? error.words : ''
    const problem: ImageProblem = words === '' ? { kind: 'unreadable' } : { kind: 'refused', message: words }
    if (!(error instanceof ApiError) || isFileRefusal(error)) {
      change({ refused: [...state.refused, ...remove(url)] })
      onProblem(problem)
    } else if (isAccountRefusal(error) && words !== '') {
      change({ obstacles: new Map([...state.obstacles, [url, words]]) })
      onProblem(problem)
    }
  }

  async function take(file: File, url: string): Promise<void> {
    try {
      readPictures.set(url, await read(findFileProblem(file) === 'size' ? await shrink(file) : file))
      settle()
    } catch {
      remove(url)
      onProblem({ kind: 'unreadable' })
    }
  }

  /** Puts the pictures that were read into their places. A place that was removed may come back later. */
  function settle(): void {
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
    settle,
    /** Replaces pictures that were saved as data by what the server has stored. */
    adopt(stored: ReadonlyMap<string, BookImage>): void {
      for (const [url, image] of stored) replace(url, image)
    },
    /** To be called when a list offers a refused picture back. */
    forgetRefused(picture: RefusedPicture): void {
      change({ refused: state.refused.filter((other) => other !== picture) })
    },
    /** Before saving: waits for what is being read or sent, and tries once more what is waiting. */
    async finish(): Promise<void> {
      let awaited: Promise<void>
      do {
        awaited = reading
        await awaited
        settle()
        await sending
        const waiting = listPictures(form.getValues()).map(({ image }) => image)
        for (const url of new Set(waiting.filter(isSendable).map((image) => image.url))) await enqueueUpload(url)
      } while (awaited !== reading)
    },
  }
}

function isSendable(image: BookImage): boolean {
  return isWaitingPicture(image) && !isUnreadPicture(image)
}
