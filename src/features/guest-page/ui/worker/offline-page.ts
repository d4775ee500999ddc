/** Not a name of a book's cache: see `prefix` in `stored-books.ts`. */
const cacheName = 'offline-page-1'
const path = '/share/offline.html'

/** Stores the page for books that are not stored, in the guest's language. Fetched once per language. */
export async function keepOfflinePage(language: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const address = `${path}?lang=${language}`
  if (await cache.match(address)) return
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) return
  for (const other of await cache.keys()) await cache.delete(other)
  await cache.put(address, response)
}

/** Undefined if the worker has not seen any book yet. */
export async function findOfflinePage(): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  const [address] = await cache.keys()
  return address && cache.match(address)
}

/** A new worker belongs to a new version of the service, whose page may differ. */
export async function dropOfflinePage(): Promise<void> {
  await caches.delete(cacheName)
}
