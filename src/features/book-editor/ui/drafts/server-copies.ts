import { fingerprint, toBookForm, toBookPayload } from '#features/books/shared/book-form.ts'
import type { DraftView } from '#features/books/shared/draft-contract.ts'
import { type DraftPayload, readDraftBook } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { minute, second } from '#platform/clock.ts'
import type { Drafts, KeptDraft } from '../editing/drafts.ts'
import { isWaiting } from '../pictures/image-file.ts'
import { withoutWaitingPictures } from '../pictures/listed-images.ts'
import { resolveLater } from '../resolve-later.ts'
import type { WizardDraft } from './wizard-drafts.ts'

/** The drafts that the server keeps; see `books/ui/draft-api.ts`. */
export type DraftServer = {
  load: (accountId: string, bookId: string | undefined) => Promise<DraftView[]>
  save: (id: string, version: number, draft: DraftPayload) => Promise<number>
  remove: (id: string, version: number) => Promise<void>
}

/** Pause in typing before a copy is sent to the server, and the longest time without one during typing. */
const pauseMs = 4 * second
const longestMs = 20 * second
/** Minimum time before the next copy after a refusal, or without a connection. */
const retryMs = minute
/** Maximum wait for the server's drafts before those of the device are offered alone. */
const loadTimeoutMs = 3 * second

export type ServerCopiesInput = {
  device: Drafts<WizardDraft>
  server: DraftServer
  /** The id under which the device stores the open screen's draft; the id of its copy starts with it. */
  deviceId: () => string
  /** Another device has continued this draft, or discarded it. */
  onElsewhere: () => void
  /** Whether the account of the drafts is still signed in; called when that has changed. */
  onOwner: (isSignedIn: boolean) => void
}

/** The open screen's draft on the server; version 0 if there is none. */
type Own = { id: string; version: number; sent: string }
type Pending = { own: Own; accountId: string; bookId: string | undefined; content: WizardDraft }

export type WizardDrafts = Drafts<WizardDraft> & {
  /**
   * Stops sending the open screen until it is stored again.
   * @returns the id of its draft on the server, which the save deletes
   */
  beginSave(): string
}

/**
 * The device's drafts, each with a copy on the server, so that another device can continue. Drafts are stored on the
 * device first; what the server refuses stays on the device. No call rejects.
 */
export function addServerCopies({ device, server, deviceId, onElsewhere, onOwner }: ServerCopiesInput): WizardDrafts {
  let own: Own = { id: deviceId(), version: 0, sent: '' }
  let pending: Pending | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  let earliestAt = 0
  /** The last change was not sent. */
  let isBehind = false
  let isOwnerSignedIn = true
  // Requests run one after the other, otherwise they could arrive out of order.
  let queue: Promise<void> = Promise.resolve()
  /** Copies on the server, by the id under which they are offered. */
  const copies = new Map<string, { id: string; version: number }>()

  function enqueue(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch((error: unknown) => {
      if (!(error instanceof ApiError)) console.error(error)
    })
    return queue
  }

  function schedule(scope: string, content: WizardDraft): void {
    const now = Date.now()
    if (pending === undefined) dueAt = now + longestMs
    pending = { own, ...readScope(scope), content: structuredClone(content) }
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), Math.max(Math.min(now + pauseMs, dueAt), earliestAt) - now)
  }

  /** Sends pending changes. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const todo = pending
    if (todo === undefined) return queue
    pending = undefined
    return enqueue(() => send(todo))
  }

  async function send(todo: Pending): Promise<void> {
    const draft = toPayload(todo)
    const sent = JSON.stringify(draft)
    if (sent === todo.own.sent) return
    isBehind = true
    try {
      await write(todo.own, draft)
      todo.own.sent = sent
      isBehind = false
      noteOwner(true)
    } catch (error) {
      if (isOtherAccount(error)) noteOwner(false)
      earliestAt = Date.now() + retryMs
      if (isLasting(error)) throw error
      pending ??= todo
      timer ??= setTimeout(() => void flush(), retryMs)
      throw error
    }
  }

  async function write(draftOf: Own, draft: DraftPayload): Promise<void> {
    try {
      draftOf.version = await server.save(draftOf.id, draftOf.version, draft)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'DRAFT_CONFLICT') throw error
      // The other device has its text under a separate id; this one continues under a new one.
      Object.assign(draftOf, { id: crypto.randomUUID(), version: 0 })
      draftOf.version = await server.save(draftOf.id, 0, draft)
      onElsewhere()
    }
  }

  function noteOwner(isSignedIn: boolean): void {
    if (isSignedIn === isOwnerSignedIn) return
    isOwnerSignedIn = isSignedIn
    onOwner(isSignedIn)
  }

  async function removeOwn(gone: Own): Promise<void> {
    if (gone.version === 0) return
    const { version } = gone
    gone.version = 0
    gone.sent = ''
    await server.remove(gone.id, version)
  }

  async function loadCopies(scope: string): Promise<KeptDraft<WizardDraft>[]> {
    try {
      const { accountId, bookId } = readScope(scope)
      const views = await Promise.race([server.load(accountId, bookId), resolveLater([], loadTimeoutMs)])
      return views.filter(({ id }) => id !== own.id).map(readView)
    } catch (error) {
      if (isOtherAccount(error)) noteOwner(false)
      if (!(error instanceof ApiError)) console.error(error)
      return []
    }
  }

  /** Drafts that only the server has; of equal drafts the device's are offered. */
  function withoutKnown(
    copied: readonly KeptDraft<WizardDraft>[],
    onDevice: readonly KeptDraft<WizardDraft>[],
  ): KeptDraft<WizardDraft>[] {
    return copied.filter((copy) => {
      const print = fingerprint(copy.content.form)
      const same = onDevice.find(({ id, content }) => id === copy.id || fingerprint(content.form) === print)
      const version = copy.content.version ?? 0
      copies.set(same?.id ?? copy.id, { id: copy.id, version })
      return same === undefined
    })
  }

  function takeCopy(id: string): { id: string; version: number } | undefined {
    const copy = copies.get(id)
    copies.delete(id)
    return copy
  }

  return {
    ...device,
    async list(scope) {
      const [onDevice, copied] = await Promise.all([device.list(scope), loadCopies(scope)])
      return [...onDevice, ...withoutKnown(copied, onDevice)].sort((one, other) => other.savedAt - one.savedAt)
    },
    async keep(scope, content) {
      const isKept = await device.keep(scope, content)
      schedule(scope, content)
      return isKept
    },
    keepBeforeClosing(scope, content) {
      device.keepBeforeClosing(scope, content)
      schedule(scope, content)
      void flush()
    },
    beginSave() {
      pending = undefined
      clearTimeout(timer)
      timer = undefined
      return own.id
    },
    async forgetOwn() {
      pending = undefined
      isBehind = false
      clearTimeout(timer)
      timer = undefined
      const gone = own
      void enqueue(() => removeOwn(gone))
      await device.forgetOwn()
    },
    async forget(id) {
      await device.forget(id)
      const copy = takeCopy(id)
      if (!copy) return
      // A restored draft is on this screen now: its copy is deleted only after the screen's own was stored.
      await flush()
      if (!isBehind) await enqueue(() => server.remove(copy.id, copy.version))
    },
    async discard(id) {
      await device.discard(id)
      const copy = takeCopy(id)
      // Also while the server refuses this screen's text: discarding another draft can make room for it.
      if (copy) await enqueue(() => server.remove(copy.id, copy.version))
    },
    setOwnAside() {
      void flush()
      const asideId = device.setOwnAside()
      own = { id: deviceId(), version: 0, sent: '' }
      return asideId
    },
  }
}

/** Whether the server refuses this text, so that a retry is useless. */
function isLasting(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function isOtherAccount(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'OTHER_ACCOUNT'
}

/** The account and book of a `draftScope`; no book if it was never saved. */
function readScope(scope: string): { accountId: string; bookId: string | undefined } {
  const [accountId = '', book] = scope.split('/')
  return { accountId, bookId: book === 'new' ? undefined : book }
}

function toPayload({ accountId, bookId, content: { form, step, revision, unansweredKey } }: Pending): DraftPayload {
  const { status: _status, coverImage, welcomeImage, ...book } = toBookPayload(withoutWaitingPictures(form), 'draft')
  return {
    accountId,
    bookId: bookId ?? null,
    revision: revision ?? null,
    creationKey: unansweredKey ?? null,
    step,
    book: {
      ...book,
      originalLanguage: form.originalLanguage,
      // Without the name of a picture the server keeps the former one.
      ...(!isWaiting(form.cover) && { coverImage }),
      ...(!isWaiting(form.welcomePicture) && { welcomeImage }),
    },
  }
}

function readView(view: DraftView): KeptDraft<WizardDraft> {
  const { id, version, step, revision, creationKey, savedAt, book } = view
  const sources = { coverImage: book.cover?.url ?? '', welcomeImage: book.welcomePicture?.url ?? '' }
  return {
    id,
    savedAt: Date.parse(savedAt),
    content: {
      form: toBookForm(readDraftBook(book), { ...book, ...sources }),
      step,
      revision: revision ?? undefined,
      version,
      ...(creationKey !== null && { unansweredKey: creationKey }),
    },
  }
}
