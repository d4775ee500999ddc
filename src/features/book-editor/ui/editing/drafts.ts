import { day, second } from '#platform/clock.ts'
import { type DraftOwners, openDraftOwners } from './draft-owners.ts'
import { type DraftStore, openMemoryStore, type StoredDraft } from './draft-store.ts'

/** What a host wrote and has not saved, as this device keeps it. */
export type KeptDraft<Content> = {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  content: Content
}

/** Long enough for a host who starts in winter and goes on in spring. */
const keptForMs = 90 * day

/** A store that takes longer is passed over until it has answered: IndexedDB hangs in some browsers. */
const storeTimeoutMs = 2 * second

/**
 * Names what drafts belong to: only the same account, editing the same book or a new one, sees them. Screens other than
 * the wizard append `/{screen}`.
 */
export function draftScope(accountId: string, bookId: string | undefined): string {
  return `${accountId}/${bookId ?? 'new'}`
}

type DraftsInput<Content> = {
  /** Tried in this order; a draft lands in the first that takes it. */
  stores: readonly DraftStore[]
  /** Reads what was kept, perhaps by an earlier version; undefined for what cannot be read. */
  read: (content: unknown) => Content | undefined
  /** For content too large for a store that writes before the call returns. */
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
  /** Puts back what `lighten` left out, from the last ordinary write. */
  complete: (light: Content, whole: Content) => Content
}

export type Drafts<Content> = ReturnType<typeof openDrafts<Content>>

/**
 * Keeps the drafts of one screen on this device. The open screen writes one of its own, under an id of its own; all
 * others, of an earlier visit or of another tab, are left alone until the host decides about them. No call rejects, and
 * each ends within a few seconds.
 */
export function openDrafts<Content>(input: DraftsInput<Content>) {
  const { closing, now = Date.now, newId = () => crypto.randomUUID(), owners = openDraftOwners() } = input
  const stores = [...input.stores, openMemoryStore()]
  const durable = stores.length - 1
  let ownId = newId()
  let isOpen = false
  let giveUpOwn: (() => void) | undefined
  // Writes follow one another, or an older one could land last.
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
  /** @returns whether it will outlive the page */
  async function put(draft: StoredDraft): Promise<boolean> {
    for (const [index, store] of stores.entries()) {
      try {
        await ask(store, () => store.put(draft))
        return index < durable
      } catch {
        // Full or forbidden: the next one.
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
    /** While it is open, other tabs know that what the screen keeps is its own. @returns closes it */
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
    /** Keeps what the open screen holds. False if that ends with the page, because this device kept nothing. */
    keep(scope: string, content: Content): Promise<boolean> {
      const draft = wrap(scope, structuredClone(content))
      return enqueue(() => put(draft))
    },
    /** As `keep`, done when the call returns, for a page that is being closed. */
    keepBeforeClosing(scope: string, content: Content): void {
      try {
        closing?.store.putNow(wrap(scope, closing.lighten(content)))
      } catch {
        // No room: the last ordinary write has to do.
      }
    },
    /** Forgets what the open screen holds: it was saved, or is as it was. */
    async forgetOwn(): Promise<void> {
      const id = ownId
      await enqueue(() => inAll((store) => store.remove(id)))
    },
    /** Forgets a draft of an earlier visit, whose text is kept elsewhere now. */
    async forget(id: string): Promise<void> {
      await enqueue(() => inAll((store) => store.remove(id)))
    },
    /** Deletes a draft of an earlier visit, as the host wants. */
    async discard(id: string): Promise<void> {
      await enqueue(() => inAll((store) => store.remove(id)))
    },
    /** Leaves the open screen's draft where it is, to be offered again, and writes a new one from now on. */
    setOwnAside(): string {
      const asideId = ownId
      giveUp()
      ownId = newId()
      return asideId
    },
  }
}

type Version = { draft: StoredDraft; isLight: boolean }

/** Per draft its newest version; what a light one lacks comes from the newest whole one. */
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
