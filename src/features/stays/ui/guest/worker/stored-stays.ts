import {
  isGuestDocument,
  listAssets,
  listOptionalPaths,
  markStored,
  pathOfForeignPicture,
  readLanguage,
} from '#features/guest-page/shared/stored-document.ts'

/**
 * Two caches per stay. The first has a page without secrets and its files: until the release the page as it was, later
 * the page as it will be after the stay. The second has the page with the secrets, and secret pictures, and is deleted
 * as a whole at their end.
 */
const pagePrefix = 'stay-page-1 '
const secretPrefix = 'stay-secrets-1 '

/** More stays than one journey has; the least recently opened is deleted first. */
const mostStays = 6

const storedAtHeader = 'x-stored-at'
const endHeader = 'x-end'

/** Stores the document of a stay; one with secrets separately, beside the page for the time after them. */
export async function keepStay(path: string, response: Response, html: string): Promise<void> {
  const page = await caches.open(pagePrefix + path)
  const end = readEnd(html)
  if (end === undefined) {
    await caches.delete(secretPrefix + path)
    await keepPage(page, path, response, html)
  } else {
    const secret = await caches.open(secretPrefix + path)
    await secret.put(path, toStored(response, html, { [endHeader]: String(end) }))
    const afterwards = await fetch(`${path}?after&lang=${readLanguage(html)}`)
    const later = await afterwards.text()
    // It is kept outside of the window, so it must have no secrets.
    if (afterwards.ok && isGuestDocument(later) && readEnd(later) === undefined) {
      await keepPage(page, path, afterwards, later)
    }
  }
  await Promise.all(listAssets(html).map((asset) => keepPart(page, asset)))
  await dropOldest()
}

/** Adds the pictures that a screen has loaded to a stored stay. */
export async function keepStayPictures(path: string, addresses: readonly string[]): Promise<void> {
  const [page, secret] = [await openKept(pagePrefix + path), await openKept(secretPrefix + path)]
  const documents = await Promise.all([page, secret].map(async (cache) => (await cache?.match(path))?.text() ?? ''))
  const shown = new Set(documents.flatMap(listOptionalPaths))
  for (const address of addresses) {
    const url = new URL(address, location.origin)
    const pathname = pathOfForeignPicture(url, location.origin) ?? url.pathname
    const cache = pathname.startsWith('/s/') ? secret : page
    if (cache && (pathname.startsWith(`${path}/`) || shown.has(pathname))) await keepPart(cache, pathname)
  }
}

/**
 * The stored copy of a stay, marked as such: with the secrets until their end. Expired secrets must have been deleted
 * before.
 */
export async function findStay(path: string): Promise<Response | undefined> {
  const found = (await findIn(secretPrefix + path, path)) ?? (await findIn(pagePrefix + path, path))
  if (!found) return undefined
  const html = markStored(await found.text(), Number(found.headers.get(storedAtHeader)))
  return new Response(html, { headers: found.headers })
}

/** A stored font, script or picture. */
export async function findStayPart(path: string): Promise<Response | undefined> {
  if (path.startsWith('/s/')) await dropEndedSecrets()
  return caches.match(path)
}

/** Deletes everything that is stored for a stay. */
export async function forgetStay(path: string): Promise<void> {
  await Promise.all([caches.delete(pagePrefix + path), caches.delete(secretPrefix + path)])
}

/** Deletes expired secrets, by the phone's clock. */
export async function dropEndedSecrets(): Promise<void> {
  for (const name of await listCaches(secretPrefix)) {
    const document = await findIn(name, name.slice(secretPrefix.length))
    if (!(Number(document?.headers.get(endHeader)) > Date.now())) await caches.delete(name)
  }
}

/** When the secrets of a document end, in ms UTC; undefined if it has none. */
function readEnd(html: string): number | undefined {
  const end = /^<!doctype html><html [^>]*data-end="(\d+)"/.exec(html)?.[1]
  return end === undefined ? undefined : Number(end)
}

async function keepPage(cache: Cache, path: string, response: Response, html: string): Promise<void> {
  await cache.put(path, toStored(response, html))
  const kept = new Set([path, ...listAssets(html), ...listOptionalPaths(html)])
  for (const request of await cache.keys()) {
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  await Promise.all(listAssets(html).map((asset) => keepPart(cache, asset)))
}

async function keepPart(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return
  const response = await fetch(path).catch(() => undefined)
  if (response?.ok) await cache.put(path, response)
}

async function dropOldest(): Promise<void> {
  const names = await listCaches(pagePrefix)
  if (names.length <= mostStays) return
  const ages = await Promise.all(
    names.map(async (name) => {
      const path = name.slice(pagePrefix.length)
      return { path, storedAt: Number((await findIn(name, path))?.headers.get(storedAtHeader)) }
    }),
  )
  ages.sort((a, b) => b.storedAt - a.storedAt)
  await Promise.all(ages.slice(mostStays).map(({ path }) => forgetStay(path)))
}

async function listCaches(prefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

async function openKept(name: string): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined
}

async function findIn(name: string, path: string): Promise<Response | undefined> {
  return (await openKept(name))?.match(path)
}

function toStored({ headers: sent }: Response, html: string, further: Record<string, string> = {}): Response {
  const headers = new Headers({ ...Object.fromEntries(sent), [storedAtHeader]: String(Date.now()), ...further })
  // The body is decompressed by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html, { headers })
}
