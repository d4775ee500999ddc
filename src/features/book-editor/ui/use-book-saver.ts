import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookStatus } from '#features/books/shared/book.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, fingerprint, toBookPayload } from '#features/books/shared/book-form.ts'
import { toWrittenBook } from '#features/books/shared/book-form-rules.ts'
import { useSaveBook } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { formOfView, type StoredBook } from './drafts/stored-book.ts'
import { isWaiting } from './pictures/image-file.ts'
import { withoutWaitingPictures } from './pictures/listed-images.ts'
import type { ImageUploads } from './pictures/use-image-uploads.ts'
import { imageFields } from './pictures/use-image-uploads.ts'
import type { PictureUploads } from './pictures/use-picture-uploads.ts'

/** What the host asked for. */
export type SaveIntent = {
  status: BookStatus
  /** Continue editing afterwards instead of opening the book. */
  stays: boolean
  /** Overwrite what was saved elsewhere meanwhile. */
  overwrites?: boolean
}

type SaverInput = {
  accountId: string
  form: UseFormReturn<BookForm>
  stored: RefObject<StoredBook>
  uploads: ImageUploads
  pictureUploads: PictureUploads
}

/** The account whose text is saved, and its draft on the server. */
type Origin = { accountId: string; draftId?: string }

/**
 * Sends the form with its pictures, and updates `stored` to the server's state. Rejects with the `ApiError` of
 * `useSaveBook`.
 */
export function useBookSaver({ accountId, form, stored, uploads, pictureUploads }: SaverInput) {
  const { mutateAsync } = useSaveBook()

  function adopt(view: OwnBookView, sent: BookForm): void {
    const { cover, welcomePicture } = formOfView(view)
    const saved = { ...sent, cover, welcomePicture }
    for (const field of imageFields) {
      // A picture that was sent as data has an address now, unless another one was chosen meanwhile.
      if (isWaiting(sent[field]) && form.getValues(field)?.source === sent[field].source)
        form.setValue(field, saved[field])
      else if (!isWaiting(sent[field])) saved[field] = sent[field]
    }
    stored.current = {
      id: view.id,
      revision: view.revision,
      status: view.status,
      fingerprint: fingerprint(saved),
      written: toWrittenBook(saved),
    }
  }

  /**
   * If the response to a creation was lost, the book may exist. Repeating the request with the same key returns it;
   * later changes are then saved as a normal edit with conflict detection.
   */
  async function create(sent: BookForm, { status }: SaveIntent, origin: Origin): Promise<OwnBookView> {
    const repeatedKey = stored.current.unansweredKey
    const creationKey = repeatedKey ?? crypto.randomUUID()
    stored.current.unansweredKey = creationKey
    try {
      const made = await mutateAsync({ creationKey, book: { ...toBookPayload(sent, status), ...origin } })
      stored.current = { ...stored.current, id: made.id, revision: 1, status: made.status, unansweredKey: undefined }
      if (repeatedKey === undefined) return made
      return await mutateAsync({ id: made.id, book: { ...toBookPayload(sent, status, 1), ...origin } })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused && stored.current.id === undefined) stored.current.unansweredKey = undefined
      throw error
    }
  }

  return async (intent: SaveIntent, beginSave: () => string | undefined): Promise<OwnBookView> => {
    await uploads.finish()
    // Last, because files that are still being read cannot be saved.
    await pictureUploads.finish()
    const draftId = beginSave()
    const origin: Origin = { accountId, ...(draftId !== undefined && { draftId }) }
    // Pictures that failed to upload are left out: as data URLs they would make the request several megabytes large and
    // be refused again.
    const sent = withoutWaitingPictures(structuredClone(form.getValues()))
    const { id, revision } = stored.current
    const based = intent.overwrites ? undefined : revision
    const view =
      id === undefined
        ? await create(sent, intent, origin)
        : await mutateAsync({ id, book: { ...toBookPayload(sent, intent.status, based), ...origin } })
    adopt(view, sent)
    return view
  }
}
