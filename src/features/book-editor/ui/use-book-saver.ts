import { type RefObject, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookStatus } from '#features/books/shared/book.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, fingerprint, formPathOf, toBookPayload } from '#features/books/shared/book-form.ts'
import { type FormObstacle, findObstacle, toWrittenBook } from '#features/books/shared/book-form-rules.ts'
import { useSaveBook } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { isWaiting } from './image-file.ts'
import { formOfView, type StoredBook } from './stored-book.ts'
import type { ImageUploads } from './use-image-uploads.ts'
import { imageFields } from './use-image-uploads.ts'

/** What the host asked for. */
export type SaveIntent = {
  status: BookStatus
  /** Go on editing afterwards instead of looking at the book. */
  stays: boolean
  /** Replace whatever was saved elsewhere meanwhile. */
  overwrites?: boolean
}

export type SaveFailure =
  | { kind: FormObstacle['kind']; status: BookStatus; problems: FormObstacle['problems'] }
  | { kind: 'signedOut' }
  | { kind: 'trial' }
  | { kind: 'payment' }
  | { kind: 'gone' }
  | { kind: 'other'; message: string }

/** What the host has to decide, change or wait for, before the save can go on. */
export type SaveTrouble = { kind: 'offline' | 'conflict'; intent: SaveIntent } | { kind: 'refused'; message: string }

/** Refusals for want of room, which no field is the cause of: their sentence stays in sight until the next save. */
const wantOfRoom = ['BOOK_TOO_LARGE', 'TEXT_FULL', 'FAIR_USE_REACHED', 'TOO_MANY_CREATIONS']

type SaverInput = {
  form: UseFormReturn<BookForm>
  stored: RefObject<StoredBook>
  uploads: ImageUploads
  /** Leads to a field of whatever step and focuses it. */
  showField: (path: string) => void
  onSaved: (view: OwnBookView, intent: SaveIntent, before: StoredBook) => void
  onFailed: (failure: SaveFailure) => void
}

/** Saves the form, one save at a time, and sorts what can go wrong. */
export function useBookSaver({ form, stored, uploads, showField, onSaved, onFailed }: SaverInput) {
  const { mutateAsync } = useSaveBook()
  const isRunning = useRef(false)
  const [running, setRunning] = useState<SaveIntent>()
  const [trouble, setTrouble] = useState<SaveTrouble>()

  /** Marks what has to be put right first, and leads to it. */
  function checkForm(values: BookForm, { status }: SaveIntent): SaveFailure | undefined {
    const obstacle = findObstacle(values, status, stored.current.written)
    const [first] = obstacle?.problems ?? []
    if (!obstacle || !first) return undefined
    for (const { path, code } of obstacle.problems)
      form.setError(path as keyof BookForm, { type: 'rule', message: code })
    showField(first.path)
    return { ...obstacle, status }
  }

  function showFieldErrors(fields: ApiError['fields']): void {
    const paths = Object.entries(fields).map(([path, message]) => ({
      path: formPathOf(form.getValues(), path),
      message,
    }))
    for (const { path, message } of paths) form.setError(path as keyof BookForm, { type: 'server', message })
    if (paths[0]) showField(paths[0].path)
  }

  function settleFailure(error: unknown, intent: SaveIntent): void {
    if (!(error instanceof ApiError)) throw error
    const { status, code, words } = error
    if (code === 'OFFLINE') setTrouble({ kind: 'offline', intent })
    else if (code === 'EDIT_CONFLICT') setTrouble({ kind: 'conflict', intent })
    else if (wantOfRoom.includes(code)) setTrouble({ kind: 'refused', message: words })
    else if (status === 401) onFailed({ kind: 'signedOut' })
    else if (code === 'TRIAL_EXPIRED' || words.includes('Trial expired')) onFailed({ kind: 'trial' })
    else if (code === 'PAYMENT_REQUIRED') onFailed({ kind: 'payment' })
    else if (status === 404 && stored.current.id !== undefined) onFailed({ kind: 'gone' })
    else {
      showFieldErrors(error.fields)
      onFailed({ kind: 'other', message: Object.values(error.fields)[0] ?? words })
    }
  }

  function adopt(view: OwnBookView, sent: BookForm): void {
    const answered = formOfView(view)
    const saved = { ...sent, cover: answered.cover, welcomePicture: answered.welcomePicture }
    for (const field of imageFields) {
      // A picture that went along as data has an address now, unless another one was chosen meanwhile.
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
   * A creation whose answer was lost has perhaps made the book: then the same key finds it, and what was written since
   * follows as an ordinary edit, which notices if somebody else has edited it meanwhile.
   */
  async function create(sent: BookForm, { status }: SaveIntent): Promise<OwnBookView> {
    const repeatedKey = stored.current.unansweredKey
    const creationKey = repeatedKey ?? crypto.randomUUID()
    stored.current.unansweredKey = creationKey
    try {
      const made = await mutateAsync({ creationKey, book: toBookPayload(sent, status) })
      stored.current = { ...stored.current, id: made.id, revision: 1, status: made.status, unansweredKey: undefined }
      if (repeatedKey === undefined) return made
      return await mutateAsync({ id: made.id, book: toBookPayload(sent, status, 1) })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused && stored.current.id === undefined) stored.current.unansweredKey = undefined
      throw error
    }
  }

  async function save(intent: SaveIntent): Promise<void> {
    if (isRunning.current) return
    const obstacle = checkForm(form.getValues(), intent)
    if (obstacle) {
      onFailed(obstacle)
      return
    }
    isRunning.current = true
    setRunning(intent)
    setTrouble(undefined)
    try {
      await uploads.settle()
      const sent = structuredClone(form.getValues())
      const before = { ...stored.current }
      const revision = intent.overwrites ? undefined : before.revision
      const view =
        before.id === undefined
          ? await create(sent, intent)
          : await mutateAsync({ id: before.id, book: toBookPayload(sent, intent.status, revision) })
      adopt(view, sent)
      onSaved(view, intent, before)
    } catch (error) {
      settleFailure(error, intent)
    } finally {
      isRunning.current = false
      setRunning(undefined)
    }
  }

  return { save, running, trouble, dismissTrouble: () => setTrouble(undefined) }
}
