import { day, second } from '#platform/clock.ts'
import { type DraftOwners, openDraftOwners } from './draft-owners.ts'
import { type DraftStore, openMemoryStore, type StoredDraft } from './draft-store.ts'

/** A host's unsaved input, as stored on this device. */
export type KeptDraft<Content> = {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  content: Content
}

/** Kept for 90 days: enough for a host who starts in winter and continues in spring. */
const keptForMs = 90 * day

/** A store that takes longer is skipped until it has answered: IndexedDB hangs in some browsers. */
const storeTimeoutMs = 2 * second

/**
 * Identifies what drafts belong to: they are only visible to the same account that edits the same book or a new one.
 * Screens other than the wizard append `/{screen}`.
 */
export function draftScope(accountId: string, bookId: string | undefined): string {
  return `${accountId}/${bookId ?? 'new'}`
}

type DraftsInput<Content> = {
  /** Tried in this order; a draft is stored in the first that accepts it. */
  stores: readonly DraftStore[]
  /** Parses a stored draft, perhaps of an earlier version; undefined if that is not possible. */
  read: (content: unknown) => Content | undefined
  /** For content too large for a synchronous store. */
  closing?: Closing<Content> | undefined
  owners?: DraftOwners
  now?: () => number
  newId?: () => string
}

type Closing<Content> = {
  /** One of `stores`. */
  store: DraftStore & { putNow(draft: StoredDraft): void }
  /** Leaves out what is too large. */
  lighten: (content: Content) => Content
  /** Restores what `lighten` left out, from the last asynchronous write. */
  complete: (light: Content, whole: Content) => Content
}

export type Drafts<Content> = ReturnType<typeof openDrafts<Content>>

/**
 * Stores the drafts of one screen on this device. The open screen writes one draft under its own id; drafts of earlier
 * visits or other tabs are unchanged until the host decides about them. No call rejects, and each ends within a few
 * seconds.
 */
export function openDrafts<Content>(input: DraftsInput<Content>) {
  const { closing, now = Date.now, newId = () => crypto.randomUUID(), owners = openDraftOwners() } = input
  const stores = [...input.stores, openMemoryStore()]
  const durable = stores.length - 1
  let ownId = newId()
  let isOpen = false
  let giveUpOwn: (() => void) | undefined
  // Writes run one after the other, otherwise an older one could be the last to finish.
  let queue: Promise<unknown> = Promise.resolve()
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done
    return done
  }
  function wrap(scope: string, content: Content): StoredDraft {
    if (isOpen) giveUpOwn ??= owners.hold(ownId)
    return { id: ownId, scope, savedAt: now(), content }
  }
  function giveUp(): void {
    giveUpOwn?.()
    giveUpOwn = undefined
  }
  const hanging = new Set<DraftStore>()
  async function ask<T>(store: DraftStore, work: (store: DraftStore) => Promise<T>): Promise<T> {
    if (hanging.has(store)) throw new Error('the store does not answer')
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      hanging.add(store)
      late.reject(new Error('the store has not answered in time'))
    }, storeTimeoutMs)
    const answer = work(store).finally(() => {
      clearTimeout(timer)
      hanging.delete(store)
    })
    return Promise.race([answer, late.promise])
  }
  /** @returns whether the draft will outlive the page */
  async function put(draft: StoredDraft): Promise<boolean> {
    for (const [index, store] of stores.entries()) {
      try {
        await ask(store, () => store.put(draft))
        return index < durable
      } catch {
        // Full or forbidden: try the next one.
      }
    }
    return false
  }
  const inAll = (work: (store: DraftStore) => Promise<void>) =>
    Promise.allSettled(stores.map((store) => ask(store, work)))

  async function list(scope: string): Promise<KeptDraft<Content>[]> {
    await inAll((store) => store.removeOlderThan(now() - keptForMs))
    const found = await Promise.all(
      stores.map(async (store) => {
        const drafts = await ask(store, () => store.list(scope)).catch(() => [])
        return drafts.map((draft) => ({ draft, isLight: store === closing?.store }))
      }),
    )
    return mergeVersions(found.flat(), input)
      .filter(({ id }) => id !== ownId)
      .sort((one, other) => other.savedAt - one.savedAt)
  }

  return {
    /** While it is open, other tabs know that its draft is in use. @returns a function that closes it */
    open(): () => void {
      isOpen = true
      return () => {
        isOpen = false
        giveUp()
      }
    },
    /** The drafts of earlier visits and other tabs, newest first. */
    list,
    /** As `list`, without those of screens that are open in other tabs. */
    async listAbandoned(scope: string): Promise<KeptDraft<Content>[]> {
      const held = await owners.listHeld()
      return (await list(scope)).filter(({ id }) => !held.has(id))
    },
    /**
     * Stores the content of the open screen. Resolves to false if the draft ends with the page, because this device
     * stored nothing.
     */
    keep(scope: string, content: Content): Promise<boolean> {
      const draft = wrap(scope, structuredClone(content))
      return enqueue(() => put(draft))
    },
    /** As `keep`, but synchronous, for a page that is being closed. */
    keepBeforeClosing(scope: string, content: Content): void {
      try {
        closing?.store.putNow(wrap(scope, closing.lighten(content)))
      } catch {
        // No room: the last asynchronous write has to be enough.
      }
    },
    /** Deletes the draft of the open screen: it was saved, or has no changes. */
    async forgetOwn(): Promise<void> {
      const id = ownId
      await enqueue(() => inAll((store) => store.remove(id)))
    },
    /** Deletes a draft of an earlier visit whose content is stored elsewhere now. */
    async forget(id: string): Promise<void> {
      await enqueue(() => inAll((store) => store.remove(id)))
    },
    /** Deletes a draft of an earlier visit on the host's request. */
    async discard(id: string): Promise<void> {
      await enqueue(() => inAll((store) => store.remove(id)))
    },
    /** Keeps the open screen's draft, so that it is offered again, and writes a new one from now on. */
    setOwnAside(): string {
      const asideId = ownId
      giveUp()
      ownId = newId()
      return asideId
    },
  }
}

type Version = { draft: StoredDraft; isLight: boolean }

/** The newest version of each draft; parts that a light version lacks come from the newest complete one. */
function mergeVersions<Content>(
  versions: readonly Version[],
  { read, closing }: DraftsInput<Content>,
): KeptDraft<Content>[] {
  const byId = new Map<string, Version[]>()
  for (const version of versions.toSorted((one, other) => other.draft.savedAt - one.draft.savedAt)) {
    const known = byId.get(version.draft.id)
    if (known) known.push(version)
    else byId.set(version.draft.id, [version])
  }
  return [...byId.values()].flatMap((known) => {
    const [newest] = known
    const content = newest && read(newest.draft.content)
    if (!newest || content === undefined) return []
    const whole = newest.isLight && read(known.find(({ isLight }) => !isLight)?.draft.content)
    const { id, savedAt } = newest.draft
    return [{ id, savedAt, content: closing && whole ? closing.complete(content, whole) : content }]
  })
}
