import type { BookImage } from '#features/books/shared/book.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, toBookPayload } from '#features/books/shared/book-form.ts'
import { listPictures, mapListedPictures } from '#features/books/shared/listed-pictures.ts'
import type { BookPayload } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { minute, second } from '#platform/clock.ts'
import { formOfView } from '../drafts/stored-book.ts'
import { isFileRefusal } from './image-problems.ts'
import { isUnreadPicture, isWaitingPicture, joinLatePictures } from './listed-images.ts'

/** Pauses between attempts; the last one repeats. */
const pausesMs = [10 * second, 30 * second, 2 * minute, 5 * minute]
/** Saves that are repeated at once because the book was changed elsewhere meanwhile. */
const mostConflicts = 5

/** Pictures of a published book that the server does not have yet. */
export type LatePictures = {
  bookId: string
  /** `coming`: being sent. `resting`: the last attempt failed, and another one follows. `done`: nothing is left. */
  state: 'coming' | 'resting' | 'done'
  /** Pictures that are not in the book yet. */
  left: number
  /** Pictures that the server finally refused. */
  refused: number
  /** Why the last attempt failed, in the host's language; empty without a connection. */
  problem: string
}

export type LateInput = {
  accountId: string
  bookId: string
  /** The form whose waiting pictures the save has left out. */
  form: BookForm
  /**
   * Called when the book has the pictures; the draft of the form is not needed any more, unless one was left out because
   * its place was full or gone.
   */
  onDone: (result: { hasLeftOut: boolean }) => void
}

type Steps = {
  /** @throws ApiError; another error for a file that cannot be read */
  upload: (dataUrl: string, accountId: string) => Promise<BookImage>
  /** @throws ApiError */
  load: (bookId: string) => Promise<OwnBookView>
  /** @throws ApiError */
  save: (bookId: string, book: BookPayload) => Promise<OwnBookView>
}

type Work = LateInput & {
  uploaded: Map<string, BookImage>
  refused: Set<string>
  hasLeftOut: boolean
  failures: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Uploads the pictures that were not ready when a book was published, and adds each to the book as it is stored then,
 * so that other changes stay. Independent of the wizard, which is closed meanwhile. One book at a time.
 */
export function createLatePictures({ upload, load, save }: Steps) {
  let work: Work | undefined
  let state: LatePictures | undefined
  const listeners = new Set<() => void>()

  function change(next: LatePictures | undefined): void {
    state = next
    for (const listener of listeners) listener()
  }

  function stop(): void {
    clearTimeout(work?.timer)
    work = undefined
  }

  function tell(of: Work, changes: Pick<LatePictures, 'state' | 'problem'>): void {
    const left = listLate(of.form).filter((url) => !of.refused.has(url)).length
    const done = changes.state === 'done'
    change({ bookId: of.bookId, left: done ? 0 : left, refused: of.refused.size, ...changes })
  }

  async function run(of: Work): Promise<void> {
    clearTimeout(of.timer)
    of.timer = undefined
    tell(of, { state: 'coming', problem: '' })
    try {
      await complete(of)
      if (of !== work) return
      work = undefined
      of.onDone({ hasLeftOut: of.hasLeftOut })
      tell(of, { state: 'done', problem: '' })
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      if (of === work) rest(of, error)
    }
  }

  /** Sends what is left and adds it to the book. Ends early if the work was stopped meanwhile. */
  async function complete(of: Work): Promise<void> {
    for (const url of listLate(of.form)) {
      if (of !== work) return
      if (!of.uploaded.has(url) && !of.refused.has(url)) await send(of, url)
    }
    if (of === work && of.uploaded.size > 0) await add(of)
  }

  function rest(of: Work, error: unknown): void {
    const isDeleted = error instanceof ApiError && error.status === 404
    if (isDeleted) {
      work = undefined
      change(undefined)
      return
    }
    of.timer = setTimeout(() => void run(of), pausesMs[Math.min(of.failures, pausesMs.length - 1)])
    of.failures += 1
    tell(of, { state: 'resting', problem: error instanceof ApiError ? error.words : '' })
  }

  async function send(of: Work, url: string): Promise<void> {
    try {
      of.uploaded.set(url, await upload(url, of.accountId))
    } catch (error) {
      if (error instanceof ApiError && !isFileRefusal(error)) throw error
      of.refused.add(url)
    }
  }

  /** Adds the uploaded pictures to the stored book. */
  async function add(of: Work, conflicts = 0): Promise<void> {
    const view = await load(of.bookId)
    const whole = {
      ...of.form,
      ...mapListedPictures(of.form, (image) =>
        isWaitingPicture(image) ? (of.uploaded.get(image.url) ?? undefined) : image,
      ),
    }
    const added = new Set([...of.uploaded.values()].map(({ url }) => url))
    const joined = joinLatePictures(formOfView(view), whole, added)
    const payload = { ...toBookPayload(joined, view.status, view.revision), accountId: of.accountId }
    try {
      await save(of.bookId, payload)
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
      if (!isConflict || conflicts === mostConflicts) throw error
      await add(of, conflicts + 1)
      return
    }
    const placed = new Set(listPictures(joined).map(({ image }) => image.url))
    for (const [address, { url }] of of.uploaded) {
      if (placed.has(url)) continue
      of.refused.add(address)
      of.hasLeftOut = true
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getState: () => state,
    /** Whether a picture would be lost for this book if the page were closed now. */
    isUnderWay: () => work !== undefined,
    start(input: LateInput): void {
      stop()
      work = { ...input, uploaded: new Map(), refused: new Set(), hasLeftOut: false, failures: 0, timer: undefined }
      void run(work)
    },
    /** Tries again at once, if the last attempt has failed. */
    retry(): void {
      if (work?.timer !== undefined) void run(work)
    },
    /** Gives up, because the wizard has the pictures again: in the draft on this device. */
    leaveTo(bookId: string | undefined): void {
      if (work === undefined || work.bookId !== bookId) return
      stop()
      change(undefined)
    },
  }
}

/** The addresses of pictures that were read and not uploaded, each once. */
function listLate(form: BookForm): string[] {
  const late = listPictures(form).filter(({ image }) => isWaitingPicture(image) && !isUnreadPicture(image))
  return [...new Set(late.map(({ image }) => image.url))]
}
