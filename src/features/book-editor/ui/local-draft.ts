import { type BookForm, readBookForm } from '#features/books/shared/book-form.ts'
import type { DraftStore, StoredDraft } from './draft-store.ts'

/** What a host wrote and has not saved, as this device keeps it. */
export type KeptDraft = {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  form: BookForm
  /** Counted from 0. */
  step: number
  /** The revision that the edit began from; none for a new book. */
  revision: number | undefined
  /** The key of a creation that was sent and has not been answered. */
  unansweredKey?: string | undefined
}

type Content = Omit<KeptDraft, 'id' | 'savedAt'>

/** Long enough for a host who starts in winter and goes on in spring. */
const keptFor = 90 * 24 * 60 * 60 * 1000

/** Only the same account, editing the same book or a new one, ever sees a draft. */
export function draftScope(accountId: string, bookId: string | undefined): string {
  return `${accountId}/${bookId ?? 'new'}`
}

export type LocalDrafts = ReturnType<typeof openLocalDrafts>

/**
 * Keeps the drafts of one book on this device. The wizard that is open writes one of its own, under an id of its
 * own; all others, of an earlier visit or of another tab, are left alone until the host decides about them.
 * @param main holds pictures too
 * @param last smaller, but writes at once: for a page that is being closed, and where `main` fails
 */
export function openLocalDrafts(
  { main, last, now = Date.now, newId = () => crypto.randomUUID() }: StoreParts,
  accountId: string,
) {
  let ownId = newId()
  // Writes follow one another, or an older one could land last.
  let queue: Promise<unknown> = Promise.resolve()
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }
  const wrap = (bookId: string | undefined, content: Content): StoredDraft => ({
    id: ownId,
    scope: draftScope(accountId, bookId),
    savedAt: now(),
    content,
  })
  async function remove(id: string): Promise<void> {
    await Promise.allSettled([main.remove(id), last.remove(id)])
  }

  return {
    /** The drafts of earlier visits, newest first. */
    async list(bookId: string | undefined): Promise<KeptDraft[]> {
      const expiry = now() - keptFor
      await Promise.allSettled([main.removeOlderThan(expiry), last.removeOlderThan(expiry)])
      const scope = draftScope(accountId, bookId)
      const [whole, closing] = await Promise.all([main.list(scope).catch(() => []), last.list(scope).catch(() => [])])
      return mergeDrafts(whole, closing).filter(({ id }) => id !== ownId)
    },
    /** Keeps the open form. False if this device could not. */
    keep(bookId: string | undefined, content: Content): Promise<boolean> {
      const draft = wrap(bookId, structuredClone(content))
      return enqueue(async () => {
        try {
          await main.put(draft)
          return true
        } catch {
          return last.put(draft).then(
            () => true,
            () => false,
          )
        }
      })
    },
    /** As `keep`, done when the call returns; pictures that are not uploaded yet come from the last `keep`. */
    keepBeforeClosing(bookId: string | undefined, content: Content): void {
      try {
        last.putNow(wrap(bookId, { ...content, form: withoutWaitingPictures(content.form) }))
      } catch {
        // No room: the last ordinary write, at most half a second old, has to do.
      }
    },
    /** Forgets the open form: it was saved, or is as it was. */
    forgetOwn: () => enqueue(() => remove(ownId)),
    /** Forgets a draft of an earlier visit. */
    forget: (id: string) => enqueue(() => remove(id)),
    /** Leaves the open form's draft where it is, to be offered again, and writes a new one from now on. */
    setOwnAside(): string {
      const asideId = ownId
      ownId = newId()
      return asideId
    },
  }
}

type StoreParts = {
  main: DraftStore
  last: DraftStore & { putNow(draft: StoredDraft): void }
  now?: () => number
  newId?: () => string
}

function isWaiting(source: string | undefined): boolean {
  return source?.startsWith('data:') ?? false
}

function withoutWaitingPictures(form: BookForm): BookForm {
  return {
    ...form,
    cover: isWaiting(form.cover?.source) ? null : form.cover,
    welcomePicture: isWaiting(form.welcomePicture?.source) ? null : form.welcomePicture,
  }
}

/** Per id the newer words; pictures that were too big for the closing note come from the whole draft. */
function mergeDrafts(whole: StoredDraft[], closing: StoredDraft[]): KeptDraft[] {
  const drafts = new Map(whole.map((draft) => [draft.id, readDraft(draft)]))
  for (const note of closing.map(readDraft)) {
    const known = drafts.get(note.id)
    if (known && known.savedAt >= note.savedAt) continue
    drafts.set(note.id, known ? { ...note, form: withWaitingPicturesOf(note.form, known.form) } : note)
  }
  return [...drafts.values()].sort((one, other) => other.savedAt - one.savedAt)
}

function withWaitingPicturesOf(form: BookForm, known: BookForm): BookForm {
  return {
    ...form,
    cover: form.cover ?? (isWaiting(known.cover?.source) ? known.cover : null),
    welcomePicture: form.welcomePicture ?? (isWaiting(known.welcomePicture?.source) ? known.welcomePicture : null),
  }
}

function readDraft({ id, savedAt, content }: StoredDraft): KeptDraft {
  const { form, step, revision, unansweredKey } = (content ?? {}) as { [Part in keyof Content]?: unknown }
  return {
    id,
    savedAt,
    form: readBookForm(form),
    step: typeof step === 'number' ? step : 0,
    revision: typeof revision === 'number' ? revision : undefined,
    ...(typeof unansweredKey === 'string' && { unansweredKey }),
  }
}
