import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '#platform/browser/api.ts'
import type { BookForm } from '../../book-form.ts'
import { uploadImage } from '../book-api.ts'
import { blobOfDataUrl, findFileProblem, isWaiting, readImage } from './image-file.ts'
import { shrinkImage } from './shrink-image.ts'

export const imageFields = ['cover', 'welcomePicture'] as const
export type ImageField = (typeof imageFields)[number]

export type ImageProblem =
  | { kind: 'format' }
  | { kind: 'size'; file: File }
  | { kind: 'unreadable' }
  | { kind: 'refused'; message: string }

type ImageState = { isBusy: boolean; problem?: ImageProblem | undefined }

export type ImageUploads = ReturnType<typeof useImageUploads>

/** Answers that no second try will change; on all others the picture waits and goes with the book. */
const finalRefusals = [400, 413, 415]

/**
 * The pictures of the form: shown at once, uploaded in the background, on whichever step the host is by then.
 * @param onProblem is told of files that were not taken
 */
export function useImageUploads(form: UseFormReturn<BookForm>, onProblem: (problem: ImageProblem) => void) {
  const [states, setStates] = useState<Partial<Record<ImageField, ImageState>>>({})
  const running = useRef(new Map<ImageField, Promise<void>>())
  const setState = (field: ImageField, state: ImageState) => setStates((current) => ({ ...current, [field]: state }))

  function refuse(field: ImageField, problem: ImageProblem) {
    setState(field, { isBusy: false, problem })
    onProblem(problem)
  }

  async function upload(field: ImageField): Promise<void> {
    const image = form.getValues(field)
    if (!isWaiting(image)) return
    const isStillChosen = () => form.getValues(field)?.source === image.source
    setState(field, { isBusy: true })
    try {
      const picture = await uploadImage(blobOfDataUrl(image.source))
      if (!isStillChosen()) return
      form.setValue(field, { source: picture.url, picture, fileName: image.fileName })
      setState(field, { isBusy: false })
    } catch (error) {
      if (!isStillChosen()) return
      if (error instanceof ApiError && finalRefusals.includes(error.status)) {
        form.setValue(field, null)
        // A proxy refuses without words of ours.
        refuse(field, error.words === '' ? { kind: 'unreadable' } : { kind: 'refused', message: error.words })
      } else setState(field, { isBusy: false })
    }
  }

  function run(field: ImageField, work: () => Promise<void>): Promise<void> {
    const done = work().finally(() => {
      if (running.current.get(field) === done) running.current.delete(field)
    })
    running.current.set(field, done)
    return done
  }

  async function take(field: ImageField, file: File): Promise<void> {
    try {
      form.setValue(field, await readImage(file))
    } catch {
      refuse(field, { kind: 'unreadable' })
      return
    }
    await upload(field)
  }

  return {
    stateOf: (field: ImageField): ImageState => states[field] ?? { isBusy: false },
    choose(field: ImageField, file: File): void {
      const problem = findFileProblem(file)
      if (problem === 'format') refuse(field, { kind: 'format' })
      else if (problem === 'size') refuse(field, { kind: 'size', file })
      else void run(field, () => take(field, file))
    },
    shrink(field: ImageField, file: File): void {
      setState(field, { isBusy: true, problem: { kind: 'size', file } })
      void run(field, async () => {
        const smaller = await shrinkImage(file).catch(() => undefined)
        if (smaller) await take(field, smaller)
        else refuse(field, { kind: 'unreadable' })
      })
    },
    remove(field: ImageField): void {
      form.setValue(field, null)
      setState(field, { isBusy: false })
    },
    /** Before saving: waits for what is under way and tries once more what is waiting. */
    async settle(): Promise<void> {
      await Promise.allSettled(running.current.values())
      await Promise.allSettled(imageFields.map((field) => run(field, () => upload(field))))
    },
  }
}
