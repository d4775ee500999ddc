import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { parseJsonObject } from '#platform/text/parse-json.ts'

/** A draft on this device. `scope` names its account and book, `id` identifies one of several. */
export type StoredDraft = {
  id: string
  /** `{account}/{book}`, followed by `/{screen}` except for the wizard. */
  scope: string
  /** Milliseconds since 1970. */
  savedAt: number
  content: unknown
}

/** A store of drafts. Every call may fail: a full disk, a private window, forbidden storage. */
export type DraftStore = {
  list(scope: string): Promise<StoredDraft[]>
  /** Those of all scopes of an account. */
  listOf(accountId: string): Promise<StoredDraft[]>
  put(draft: StoredDraft): Promise<void>
  remove(id: string): Promise<void>
  /** Deletes what was last written before `savedAtMs` (milliseconds since 1970), in all scopes. */
  removeOlderThan(savedAtMs: number): Promise<void>
}

const databaseName = 'benvenuto'
const storeName = 'wizard-drafts'

interface DraftDatabase extends DBSchema {
  [storeName]: { key: string; value: StoredDraft; indexes: { scope: string } }
}

/** Drafts in IndexedDB, which can store pictures of several megabytes. */
export function openIndexedStore(): DraftStore {
  let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined
  async function open(): Promise<IDBPDatabase<DraftDatabase>> {
    const reopenLater = () => {
      opened = undefined
    }
    opened ??= openDB<DraftDatabase>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore(storeName, { keyPath: 'id' }).createIndex('scope', 'scope')
      },
      terminated: reopenLater,
    })
    opened.catch(reopenLater)
    return opened
  }
  return {
    list: async (scope) => (await open()).getAllFromIndex(storeName, 'scope', scope),
    listOf: async (accountId) => {
      // '0' is the character after '/'.
      const scopes = IDBKeyRange.bound(`${accountId}/`, `${accountId}0`, false, true)
      return (await open()).getAllFromIndex(storeName, 'scope', scopes)
    },
    put: async (draft) => {
      await (await open()).put(storeName, draft)
    },
    remove: async (id) => (await open()).delete(storeName, id),
    removeOlderThan: async (savedAtMs) => {
      const transaction = (await open()).transaction(storeName, 'readwrite')
      for await (const cursor of transaction.store) if (cursor.value.savedAt < savedAtMs) await cursor.delete()
      await transaction.done
    },
  }
}

const keyPrefix = 'benvenuto.draft.'

/**
 * Drafts in localStorage. It is small but synchronous: the only way to store something while a page is being closed.
 */
export function openPlainStore(storage: Storage): DraftStore & { putNow(draft: StoredDraft): void } {
  const all = () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(keyPrefix))
      .flatMap((key) => readStoredDraft(storage.getItem(key)) ?? [])
  const putNow = (draft: StoredDraft) => storage.setItem(keyPrefix + draft.id, JSON.stringify(draft))
  return {
    putNow,
    list: async (scope) => all().filter((draft) => draft.scope === scope),
    listOf: async (accountId) => all().filter((draft) => draft.scope.startsWith(`${accountId}/`)),
    put: async (draft) => putNow(draft),
    remove: async (id) => storage.removeItem(keyPrefix + id),
    removeOlderThan: async (savedAtMs) => {
      for (const draft of all()) if (draft.savedAt < savedAtMs) storage.removeItem(keyPrefix + draft.id)
    },
  }
}

function readStoredDraft(json: string | null): StoredDraft | undefined {
  const { id, scope, savedAt, content } = parseJsonObject(json ?? '') ?? {}
  if (typeof id !== 'string' || typeof scope !== 'string' || typeof savedAt !== 'number') return undefined
  return { id, scope, savedAt, content }
}

/** Drafts in memory, lost with the page, for when the device stores none. */
export function openMemoryStore(): DraftStore {
  const drafts = new Map<string, StoredDraft>()
  return {
    list: async (scope) => [...drafts.values()].filter((draft) => draft.scope === scope),
    listOf: async (accountId) => [...drafts.values()].filter((draft) => draft.scope.startsWith(`${accountId}/`)),
    put: async (draft) => {
      drafts.set(draft.id, draft)
    },
    remove: async (id) => {
      drafts.delete(id)
    },
    removeOlderThan: async (savedAtMs) => {
      for (const draft of drafts.values()) if (draft.savedAt < savedAtMs) drafts.delete(draft.id)
    },
  }
}

/**
 * The stores of this browser, in the order for small drafts: synchronous ones first. Unavailable stores are left out:
 * reading `localStorage` throws if storage is forbidden.
 */
export function openDeviceStores(): { indexed: DraftStore; plain: ReturnType<typeof openPlainStore> | undefined } {
  let plain: ReturnType<typeof openPlainStore> | undefined
  try {
    plain = openPlainStore(localStorage)
  } catch {
    plain = undefined
  }
  return { indexed: openIndexedStore(), plain }
}
