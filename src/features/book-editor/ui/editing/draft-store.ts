import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Something kept on this device. `scope` says whose and of what, `id` which one of several. */
export type StoredDraft = {
  id: string
  /** `{account}/{book}`, with `/{screen}` after it for all but the wizard. */
  scope: string
  /** Milliseconds since 1970. */
  savedAt: number
  content: unknown
}

/** Where drafts are kept. Every call may fail: a full disk, a private window, a browser that forbids it. */
export type DraftStore = {
  list(scope: string): Promise<StoredDraft[]>
  /** Those of all scopes of an account. */
  listOf(accountId: string): Promise<StoredDraft[]>
  put(draft: StoredDraft): Promise<void>
  remove(id: string): Promise<void>
  /** Removes what was last written before `savedAtMs` (milliseconds since 1970), of whatever scope. */
  removeOlderThan(savedAtMs: number): Promise<void>
}

const databaseName = 'benvenuto'
const storeName = 'wizard-drafts'

interface DraftDatabase extends DBSchema {
  [storeName]: { key: string; value: StoredDraft; indexes: { scope: string } }
}

/** Drafts in IndexedDB, which takes pictures of several megabytes. */
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
 * Drafts in localStorage. It is small, but it writes before the call returns: the only way to keep something while a
 * page is being closed.
 */
export function openPlainStore(storage: Storage): DraftStore & { putNow(draft: StoredDraft): void } {
  const all = () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(keyPrefix))
      .flatMap((key) => {
        try {
          return [JSON.parse(storage.getItem(key) ?? '') as StoredDraft]
        } catch {
          return []
        }
      })
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

/** Drafts that end with the page, for when the device keeps none. */
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
 * What this browser has, in the order that suits small drafts: first what writes at once. Empty parts are left out:
 * reading `localStorage` throws where storage is forbidden.
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
