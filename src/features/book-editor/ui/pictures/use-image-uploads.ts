import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookForm, FormImage } from '#features/books/shared/book-form.ts'
import { uploadImage } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { blobOfDataUrl, findFileProblem, isWaiting, readImage } from './image-file.ts'
import { type ImageProblem, isAccountRefusal, isFileRefusal, type OversizedImage } from './image-problems.ts'
import { shrinkImage } from './shrink-image.ts'

export const imageFields = ['cover', 'welcomePicture'] as const
export type ImageField = (typeof imageFields)[number]

/** A scaled-down picture that the host can check before it is used. */
export type FittedImage = { image: FormImage; bytes: number }

type ImageState = { isBusy: boolean; problem?: ImageProblem | undefined; fitted?: FittedImage | undefined }

export type ImageUploads = ReturnType<typeof useImageUploads>

const unreadable: ImageProblem = { kind: 'unreadable' }

type ImageUploadsInput = {
  accountId: string
  form: UseFormReturn<BookForm>
  /** Called for files that were not accepted. */
  onProblem: (problem: ImageProblem) => void
}

/** The pictures of the form: shown at once, uploaded in the background, whichever step is open. */
export function useImageUploads({ accountId, form, onProblem }: ImageUploadsInput) {
  const [states, setStates] = useState<Partial<Record<ImageField, ImageState>>>({})
  const running = useRef(new Map<ImageField, Promise<void>>())
  const setState = (field: ImageField, state: ImageState) => setStates((current) => ({ ...current, [field]: state }))

  function refuse(field: ImageField, problem: ImageProblem) {
    setState(field, { isBusy: false, problem })
    onProblem(problem)
    if ('file' in problem) void makeFit(field, problem)
  }

  /** Scales an oversized picture down on this device, and shows it beside the message. */
  async function makeFit(field: ImageField, problem: OversizedImage): Promise<void> {
    let fitted: FittedImage | undefined
    try {
      const smaller = await shrinkImage(problem.file)
      fitted = { image: await readImage(smaller), bytes: smaller.size }
    } catch {
      fitted = undefined
    }
    // Another file may have been chosen meanwhile.
    setStates((current) => {
      if (current[field]?.problem !== problem) return current
      return { ...current, [field]: { isBusy: false, ...(fitted ? { problem, fitted } : { problem: unreadable }) } }
    })
  }

  /** @param before the field's former picture, restored when the new one is refused */
  async function upload(field: ImageField, before: FormImage | null = null): Promise<void> {
    const image = form.getValues(field)
    if (!isWaiting(image)) return
    const isStillChosen = () => form.getValues(field)?.source === image.source
    setState(field, { isBusy: true })
    try {
      const picture = await uploadImage(blobOfDataUrl(image.source), { accountId })
      if (!isStillChosen()) return
      form.setValue(field, { source: picture.url, picture, fileName: image.fileName })
      setState(field, { isBusy: false })
    } catch (error) {
      if (!isStillChosen()) return
      if (error instanceof ApiError && isFinal(error)) {
        form.setValue(field, before)
        refuse(field, readRefusal(error, image))
      } else {
        if (!(error instanceof ApiError)) console.error(error)
        setState(field, { isBusy: false })
      }
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
    const before = form.getValues(field)
    try {
      form.setValue(field, await readImage(file))
    } catch {
      refuse(field, unreadable)
      return
    }
    await upload(field, isWaiting(before) ? null : before)
  }

  return {
    stateOf: (field: ImageField): ImageState => states[field] ?? { isBusy: false },
    choose(field: ImageField, file: File): void {
      const problem = findFileProblem(file)
      if (problem === 'format') refuse(field, { kind: 'format' })
      else if (problem === 'size') refuse(field, { kind: 'size', file })
      else void run(field, () => take(field, file))
    },
    takeFitted(field: ImageField, { image }: FittedImage): void {
      const before = form.getValues(field)
      form.setValue(field, image)
      void run(field, () => upload(field, isWaiting(before) ? null : before))
    },
    remove(field: ImageField): void {
      form.setValue(field, null)
      setState(field, { isBusy: false })
    },
    /** Before saving: waits for running uploads and retries failed ones. */
    async finish(): Promise<void> {
      await Promise.allSettled(running.current.values())
      await Promise.allSettled(imageFields.map((field) => run(field, () => upload(field))))
    },
  }
}

/** Whether the field gets its former picture back. Otherwise the picture stays and is saved with the book. */
function isFinal(error: ApiError): boolean {
  return isFileRefusal(error) || (isAccountRefusal(error) && error.code !== 'OTHER_ACCOUNT')
}

function readRefusal({ code, words }: ApiError, image: FormImage): ImageProblem {
  // The refusal of a proxy has no message of ours.
  if (words === '') return unreadable
  if (code !== 'TOO_MANY_PIXELS') return { kind: 'refused', message: words }
  const blob = blobOfDataUrl(image.source)
  return { kind: 'pixels', file: new File([blob], image.fileName, { type: blob.type }), message: words }
}
