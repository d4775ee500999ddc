import {
  isGuestDocument,
  listAssets,
  listOptionalPaths,
  markKept,
  markStored,
  pathOfForeignPicture,
  readLanguage,
  standIn,
} from '../../shared/stored-document.ts'

/** One cache per book, complete in itself: documents, fonts, script and pictures are stored and deleted together. */
const prefix = 'guest-book-1 '

/** More books than one journey has; the least recently opened is deleted first. */
const mostBooks = 12

const storedAtHeader = 'x-stored-at'
const chosenHeader = 'x-chosen-language'

export type KeepOutcome = 'same' | 'changed'

/** A response that was read to its end; the `Response` still has its body. */
export type ReadPage = { response: Response; html: string }

// The key of a book is its path without `/share/`.
const cacheName = (path: string) => prefix + path.replace('/share/', '')
const documentKey = (path: string, language: string) => `${path}?lang=${language}`
const tagOf = (response: Response | undefined) => response?.headers.get('etag')

/**
 * Updates the stored copy of a book to the service's response, which may be its removal.
 * @throws if the browser has no storage left
 */
export async function keepBook(path: string, { response, html }: ReadPage): Promise<KeepOutcome> {
  const gone = response.status === 404 || response.status === 410
  // An owner's draft has no-store: it belongs to a session.
  if (gone || /no-store/.test(response.headers.get('cache-control') ?? '')) {
    return (await caches.delete(cacheName(path))) ? 'changed' : 'same'
  }
  if (!response.ok) return 'same'
  const language = readLanguage(html)
  const cache = await caches.open(cacheName(path))
  const before = await cache.match(documentKey(path, language))
  const unchanged = tagOf(before) === tagOf(response)

  const documents = [html]
  const english = language === 'en' ? undefined : await cache.match(documentKey(path, 'en'))
  if (language !== 'en' && english && unchanged) documents.push(await english.text())
  else if (language !== 'en') documents.push(...(await keepEnglish(cache, path)))
  await cache.put(documentKey(path, language), toStored(response, html, true))
  await dropOthers(cache, path, language, documents)
  await Promise.all(documents.flatMap(listAssets).map((part) => keepPart(cache, part)))
  await dropOldest()
  return unchanged ? 'same' : 'changed'
}

/** Whether a book is stored at all. */
export function isKept(path: string): Promise<boolean> {
  return caches.has(cacheName(path))
}

/** Adds pictures to a stored book. */
export async function keepPictures(path: string, addresses: readonly string[]): Promise<void> {
  if (!(await isKept(path))) return
  const cache = await caches.open(cacheName(path))
  const documents = await Promise.all((await cache.matchAll()).map(readIfDocument))
  const shown = new Set(documents.flatMap(listOptionalPaths))
  const keep = async (address: string) => {
    const url = new URL(address, location.origin)
    const elsewhere = pathOfForeignPicture(url, location.origin)
    const part = elsewhere ?? url.pathname
    if (shown.has(part)) await keepPart(cache, part, elsewhere && url.href)
  }
  await Promise.all(addresses.map(keep))
}

/**
 * The stored copy of a book, marked as such with its date. In the requested language, else in English; a link without a
 * language opens in the last chosen one.
 */
export async function findStoredBook(path: string, language: string | null): Promise<Response | undefined> {
  if (!(await isKept(path))) return undefined
  const cache = await caches.open(cacheName(path))
  const chosen = language === null ? undefined : await cache.match(documentKey(path, language))
  const english = () => cache.match(documentKey(path, 'en'))
  const last = () => findChosen(cache)
  const found =
    chosen ?? (language === null ? ((await last()) ?? (await english())) : ((await english()) ?? (await last())))
  if (!found) return undefined
  const html = markStored(await found.text(), Number(found.headers.get(storedAtHeader)))
  const kept = (await listBooks()).map((name) => name.slice(prefix.length))
  return new Response(markKept(html, kept), { headers: found.headers })
}

/**
 * For a book of a host's domain that is not stored: the stored list of her books, which says so and shows which ones
 * are.
 */
export async function findStandIn(language: string | null): Promise<Response | undefined> {
  const list = await findStoredBook('/', language)
  if (!list) return undefined
  const html = standIn(await list.text())
  return html === undefined ? undefined : new Response(html, { headers: list.headers })
}

/** A stored font, script or picture; for a picture any size is better than none. */
export async function findStoredPart(path: string): Promise<Response | undefined> {
  const exact = await caches.match(path)
  const folder = /^\/media\/[^/]+\//.exec(path)?.[0]
  if (exact || !folder) return exact
  for (const name of await listBooks()) {
    const cache = await caches.open(name)
    const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
    if (other) return cache.match(other)
  }
  return undefined
}

/** Deletes the caches of an earlier format. */
export async function dropForeignFormats(): Promise<void> {
  const stale = (await caches.keys()).filter((name) => name.startsWith('guest-') && !name.startsWith(prefix))
  await Promise.all(stale.map((name) => caches.delete(name)))
}

async function keepEnglish(cache: Cache, path: string): Promise<string[]> {
  const key = documentKey(path, 'en')
  const response = await fetch(key, { credentials: 'omit' }).catch(() => undefined)
  if (!response?.ok) return []
  const html = await response.text()
  if (!isGuestDocument(html)) return []
  await cache.put(key, toStored(response, html, false))
  return [html]
}

/**
 * The content of an address with a hash or an id never changes, so a stored response is kept.
 * @param elsewhere an address on another host, which may not allow workers to read it
 */
async function keepPart(cache: Cache, path: string, elsewhere?: string): Promise<void> {
  if (await cache.match(path)) return
  for (const address of elsewhere ? [elsewhere, path] : [path]) {
    const response = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
    if (response?.ok) return cache.put(path, response)
  }
}

async function dropOthers(cache: Cache, path: string, language: string, documents: readonly string[]): Promise<void> {
  const kept = new Set([
    documentKey(path, language),
    documentKey(path, 'en'),
    ...documents.flatMap(listAssets),
    ...documents.flatMap(listOptionalPaths),
  ])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!kept.has(pathname + search)) await cache.delete(request)
  }
}

async function dropOldest(): Promise<void> {
  const names = await listBooks()
  if (names.length <= mostBooks) return
  const ages = await Promise.all(
    names.map(async (name) => {
      const chosen = await findChosen(await caches.open(name))
      return { name, storedAt: Number(chosen?.headers.get(storedAtHeader) ?? 0) }
    }),
  )
  // The service's clock has whole seconds: within one second the copy that was requested last is the newest.
  ages.reverse().sort((a, b) => b.storedAt - a.storedAt)
  await Promise.all(ages.slice(mostBooks).map(({ name }) => caches.delete(name)))
}

async function listBooks(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

async function findChosen(cache: Cache): Promise<Response | undefined> {
  return (await cache.matchAll()).find((response) => response.headers.has(chosenHeader))
}

async function readIfDocument(response: Response): Promise<string> {
  return response.headers.has(storedAtHeader) ? response.text() : ''
}

function toStored(response: Response, html: string, chosen: boolean): Response {
  const headers = new Headers(response.headers)
  // The body is decompressed by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.delete('vary')
  // By the service's clock, because a phone's may be wrong.
  headers.set(storedAtHeader, String(Date.parse(headers.get('date') ?? '') || Date.now()))
  if (chosen) headers.set(chosenHeader, '1')
  return new Response(html, { headers })
}
