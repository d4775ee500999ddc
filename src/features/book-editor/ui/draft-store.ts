/** Something kept on this device. `scope` says whose and of which book, `id` which one of several. */
export type StoredDraft = { id: string; scope: string; savedAt: number; content: unknown }

/** Where drafts are kept. Every call may fail: a full disk, a private window, a browser that forbids it. */
export type DraftStore = {
  list(scope: string): Promise<StoredDraft[]>
  /** Those of all scopes of an account, which begin with its id. */
  listOf(accountId: string): Promise<StoredDraft[]>
  put(draft: StoredDraft): Promise<void>
  remove(id: string): Promise<void>
  /** Removes what was last written before a moment (ms since 1970), of whatever scope. */
  removeOlderThan(moment: number): Promise<void>
}

const databaseName = 'benvenuto'
const storeName = 'wizard-drafts'

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex('scope', 'scope')
  }
  return settle(request)
}

/** Drafts in IndexedDB, which takes pictures of several megabytes. */
export function openIndexedStore(): DraftStore {
  let opened: Promise<IDBDatabase> | undefined
  async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    opened ??= openDatabase()
    const transaction = (await opened).transaction(storeName, mode)
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await work(transaction.objectStore(storeName))
    await finished
    return result
  }
  return {
    list: (scope) => run('readonly', (store) => settle(store.index('scope').getAll(scope))),
    // '0' is what follows upon '/'.
    listOf: (accountId) =>
      run('readonly', (store) =>
        settle(store.index('scope').getAll(IDBKeyRange.bound(`${accountId}/`, `${accountId}0`, false, true))),
      ),
    put: (draft) => run('readwrite', async (store) => void (await settle(store.put(draft)))),
    remove: (id) => run('readwrite', (store) => settle(store.delete(id))),
    removeOlderThan: (moment) =>
      run('readwrite', async (store) => {
        for (const draft of (await settle(store.getAll())) as StoredDraft[])
          if (draft.savedAt < moment) store.delete(draft.id)
      }),
  }
}

const keyPrefix = 'benvenuto.draft.'

/**
 * Drafts in the browser's simple storage. It is small, but it writes before the call returns: the only way to
 * keep something while a page is being closed.
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
    removeOlderThan: async (moment) => {
      for (const draft of all()) if (draft.savedAt < moment) storage.removeItem(keyPrefix + draft.id)
    },
  }
}
