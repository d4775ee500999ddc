/**
 * Which stored copy each open page shows. Another page may have updated the stored copy since, so a response of the
 * service is compared with this one. In a cache, because browsers stop a worker after some seconds without events.
 */

/** Not a name of a book's cache: see `prefix` in `stored-books.ts`. */
const cacheName = 'shown-copies-1'

/** More pages than a phone has open; the oldest are removed. */
const mostPages = 24

const keyOf = (clientId: string) => `/shown-copy/${encodeURIComponent(clientId)}`

/** @param clientId of the page that the copy is for; empty if the browser does not provide it */
export async function noteShown(clientId: string | undefined, copy: Response): Promise<void> {
  const tag = copy.headers.get('etag')
  if (!clientId || !tag) return
  const cache = await caches.open(cacheName)
  await cache.put(keyOf(clientId), new Response(tag))
  const pages = await cache.keys()
  await Promise.all(pages.slice(0, Math.max(0, pages.length - mostPages)).map((page) => cache.delete(page)))
}

/** Whether a response about a book differs from the copy that a page shows; false for a page that shows none. */
export async function differsFromShown(clientId: string, { status, ok, headers }: Response): Promise<boolean> {
  const isGone = status === 404 || status === 410
  if (!ok && !isGone) return false
  const cache = await caches.open(cacheName)
  const shown = await cache.match(keyOf(clientId))
  return shown !== undefined && (isGone || (await shown.text()) !== headers.get('etag'))
}
