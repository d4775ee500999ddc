/** The guest pages' service worker: a book that was read once opens without a connection. */
import { dropForeignFormats, findStoredBook, findStoredPart, isKept, keepBook, keepPictures } from './stored-books.ts'
import type { RefreshAnswer, WorkerMessage } from './worker-messages.ts'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope<WorkerMessage>

/** How long a guest looks at nothing before the kept copy appears, in milliseconds. */
const patience = 3000

/** A fresh page waits so long for the kept copy on screen to give way to it, in milliseconds. */
const reloadTime = 10_000

/** On our own host books stand below `/share/`; on a host's own domain they are all that there is. */
const bookPath = self.registration.scope.endsWith('/share/') ? /^\/share\/[\w-]{22}$/ : /^\/[a-z\d-]*$/

type Answer = { answer: RefreshAnswer; page?: Response }

/** Answers that are on their way, by address: a page that shows the kept copy asks for the one of its own visit. */
const underWay = new Map<string, Promise<Answer>>()
/** Fresh pages for the reload of the kept copies that asked for them, so that the network is asked once. */
const fresh = new Map<string, Response>()

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), dropForeignFormats(), self.clients.claim()]),
  )
})

self.addEventListener('fetch', (event) => {
  const url = readAddress(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate') {
    if (bookPath.test(url.pathname)) event.respondWith(openBook(event, url))
  } else if (/^\/(?:assets|media)\//.test(url.pathname)) {
    event.respondWith(openPart(event.request, url.pathname))
  }
})

self.addEventListener('message', (event) => {
  const url = readAddress(event.source?.url ?? location.href)
  if (!bookPath.test(url.pathname)) return
  url.searchParams.delete('original')
  if (event.data.type === 'keep') event.waitUntil(keepVisited(url, event.data.pictures))
  else event.waitUntil(refresh(url).then((answer) => event.ports[0]?.postMessage(answer)))
})

/** An address without the mark of a QR code, which changes nothing of what is behind it. */
function readAddress(address: string): URL {
  const url = new URL(address)
  url.searchParams.delete('qr')
  return url
}

/** Network first; the kept copy when there is no answer, or none in time. */
async function openBook(event: WorkerFetchEvent, url: URL): Promise<Response> {
  const ready = fresh.get(url.href)
  if (ready) {
    fresh.delete(url.href)
    return ready
  }
  const stored = await findStoredBook(url.pathname, url.searchParams.get('lang'))
  const answer = ask(event)
  // Kept is the page that guests come for, not a look at the host's own words.
  if (url.searchParams.has('original')) return answer.catch(() => stored ?? Response.error())
  const kept = answer.then((response) => follow(url, response.clone()))
  track(url, kept)
  event.waitUntil(kept.catch(() => undefined))
  if (!stored) return answer
  const inTime = await Promise.race([answer.then(unlessBroken, () => undefined), sleep(patience)])
  return inTime ?? stored
}

async function ask(event: WorkerFetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** A gateway that answers for a service that is down has nothing to say about the book. */
function unlessBroken(response: Response): Response | undefined {
  return response.status >= 500 ? undefined : response
}

async function follow(url: URL, page: Response): Promise<Answer> {
  if (!unlessBroken(page)) return { answer: 'unreachable' }
  return { answer: await keepBook(url.pathname, page.clone(), Date.now()), page }
}

function track(url: URL, answer: Promise<Answer>) {
  underWay.set(url.href, answer)
  const forget = () => {
    if (underWay.get(url.href) === answer) underWay.delete(url.href)
  }
  answer.then(forget, forget)
}

async function refresh(url: URL): Promise<RefreshAnswer> {
  const found = underWay.get(url.href) ?? fetch(url.href).then((page) => follow(url, page))
  track(url, found)
  try {
    const { answer, page } = await found
    if (answer === 'changed' && page) {
      fresh.set(url.href, page)
      setTimeout(() => fresh.delete(url.href), reloadTime)
    }
    return answer
  } catch {
    return 'unreachable'
  }
}

/** A first visit came before the worker did; its document is asked for again, at the price of a 304. */
async function keepVisited(url: URL, pictures: string[]): Promise<void> {
  await underWay.get(url.href)?.catch(() => undefined)
  const path = url.pathname
  if (!(await isKept(path))) await keepBook(path, await fetch(url.href, { credentials: 'omit' }), Date.now())
  await keepPictures(path, pictures)
}

/** Addresses with a hash or an id in them: what is kept is right. */
async function openPart(request: Request, path: string): Promise<Response> {
  return (
    (await caches.match(path)) ?? fetch(request).catch(async () => (await findStoredPart(path)) ?? Response.error())
  )
}

function sleep(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
