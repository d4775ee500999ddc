/**
 * The guest pages' service worker: a book that was read once opens without a connection; for others it shows a page
 * with the reason.
 */

import { isGuestDocument, pathOfForeignPicture } from '../../shared/stored-document.ts'
import type { WorkerFetchEvent, WorkerScope } from '../../shared/worker-scope.ts'
import { dropOfflinePage, findOfflinePage, keepOfflinePage } from './offline-page.ts'
import { differsFromShown, noteShown } from './shown-copies.ts'
import {
  dropForeignFormats,
  findStandIn,
  findStoredBook,
  findStoredPart,
  isKept,
  keepBook,
  keepPictures,
  type ReadPage,
} from './stored-books.ts'
import type { RefreshAnswer, WorkerMessage } from './worker-messages.ts'

declare const self: WorkerScope<WorkerMessage>

/** Maximum wait in ms for the network before the stored copy is shown. */
const patience = 3000

/** Maximum wait in ms until a new page replaces the stored copy on the screen. */
const reloadTime = 10_000

/** A connection that was silent for this time may be dead: the next request gets a new one. */
const longestSilence = 10_000

/** On our own host books are below `/share/`; a host's own domain contains only books. */
const bookPath = self.registration.scope.endsWith('/share/') ? /^\/share\/[\w-]{22}$/ : /^\/[a-z\d-]*$/

type Answer = { answer: RefreshAnswer; response: Response }

/**
 * The responses of the last visits, by address. A page that shows the stored copy asks for the response of its own
 * visit, perhaps after it has arrived: a new request would return what is stored by then, and would not show whether
 * the copy on the screen is outdated.
 */
const underWay = new Map<string, Promise<Answer>>()
/** New pages for the reload of stored copies that asked for them, so that there is only one request. */
const fresh = new Map<string, Response>()

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([choosePreload(), dropForeignFormats(), dropOfflinePage(), self.clients.claim()]))
})

/**
 * Starts the network request while this worker starts (navigation preload). Only in Chromium: without a connection
 * Firefox shows an error page whatever the worker answers, and in Safari what comes after the stored copy never
 * arrives.
 */
function choosePreload(): Promise<void> | undefined {
  const preload = self.registration.navigationPreload
  return 'userAgentData' in navigator ? preload?.enable() : preload?.disable()
}

self.addEventListener('fetch', (event) => {
  const url = readAddress(event.request.url)
  if (event.request.method !== 'GET') return
  if (url.origin !== location.origin) {
    const path = pathOfForeignPicture(url, location.origin)
    if (path) event.respondWith(openPart(event.request, path))
    return
  }
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
  else event.waitUntil(refresh(url, event.source?.id ?? '').then((answer) => event.ports[0]?.postMessage(answer)))
})

/** An address without the mark of a QR code, which does not change the page. */
function readAddress(address: string): URL {
  const url = new URL(address)
  url.searchParams.delete('qr')
  return url
}

/** Network first; the stored copy if there is no complete page of ours, or none in time. */
async function openBook(event: WorkerFetchEvent, url: URL): Promise<Response> {
  const ready = fresh.get(url.href)
  if (ready) {
    fresh.delete(url.href)
    return ready
  }
  const stored = await findStoredBook(url.pathname, url.searchParams.get('lang'))
  const answer = ask(event)
  // Only the guest's usual page is stored, not the one with the host's own words.
  if (url.searchParams.has('original')) return answer.catch(() => stored ?? Response.error())
  const page = answer.then(read)
  const kept = page.then((found) => follow(url, found))
  track(url, kept)
  event.waitUntil(kept.catch(() => undefined))
  // Without a stored copy the response is streamed.
  if (!stored) {
    return answer.catch(async () => {
      return (await findStandIn(url.searchParams.get('lang'))) ?? (await findOfflinePage()) ?? Response.error()
    })
  }
  const whole = page.then(({ response }) => response).catch(() => undefined)
  const inTime = await Promise.race([whole, sleep(patience)])
  if (inTime) return inTime
  // If storage is full, the page is shown without being stored.
  event.waitUntil(noteShown(event.resultingClientId, stored.clone()).catch(() => undefined))
  return stored
}

async function ask(event: WorkerFetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Reads to the end, and rejects responses that say nothing about the book: a broken connection, a captive portal. */
async function read(response: Response): Promise<ReadPage> {
  const html = await response.clone().text()
  // The browser itself follows a redirect of a moved book.
  if (response.type !== 'opaqueredirect' && (response.redirected || !isGuestDocument(html)))
    throw new TypeError('foreign')
  return { response, html }
}

async function follow(url: URL, page: ReadPage): Promise<Answer> {
  // If storage is full, nothing is stored. The page is shown anyway.
  const answer = await keepBook(url.pathname, page).catch(() => 'changed' as const)
  return { answer, response: page.response }
}

function track(url: URL, answer: Promise<Answer>) {
  underWay.set(url.href, answer)
  const forget = () => {
    if (underWay.get(url.href) === answer) underWay.delete(url.href)
  }
  answer.catch(forget)
  setTimeout(forget, longestSilence)
}

async function refresh(url: URL, clientId: string): Promise<RefreshAnswer> {
  let found = underWay.get(url.href)
  if (!found) {
    found = fetch(url.href)
      .then(read)
      .then((page) => follow(url, page))
    track(url, found)
  }
  try {
    const { answer: ofStored, response } = await found
    const answer = (await differsFromShown(clientId, response)) ? 'changed' : ofStored
    if (answer === 'changed') {
      fresh.set(url.href, response.clone())
      setTimeout(() => fresh.delete(url.href), reloadTime)
    }
    return answer
  } catch {
    return 'unreachable'
  }
}

/** The first visit happened before the worker was installed; its document is requested again, which costs a 304. */
async function keepVisited(url: URL, pictures: string[]): Promise<void> {
  await underWay.get(url.href)?.catch(() => undefined)
  const path = url.pathname
  if (!(await isKept(path))) await keepBook(path, await read(await fetch(url.href, { credentials: 'omit' })))
  await keepPictures(path, pictures)
  // For a book in another language than the phone's, the page is in the language that the guest reads.
  await keepOfflinePage(url.searchParams.get('lang') ?? navigator.language.slice(0, 2)).catch(() => undefined)
}

/** Addresses with a hash or an id: stored responses never become outdated. */
async function openPart(request: Request, path: string): Promise<Response> {
  return (
    (await caches.match(path)) ?? fetch(request).catch(async () => (await findStoredPart(path)) ?? Response.error())
  )
}

function sleep(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
