/**
 * The service worker of stays' pages: a stay that was opened once opens without a connection. Secrets are stored
 * separately from everything else and deleted at their end, by the phone's clock. Compiled into one file by
 * `build/inline-script.ts`, because workers of older browsers cannot import.
 */
import { isGuestDocument, pathOfForeignPicture } from '#features/guest-page/shared/stored-document.ts'
import type { WorkerFetchEvent, WorkerScope } from '#features/guest-page/shared/worker-scope.ts'
import { dropEndedSecrets, findStay, findStayPart, forgetStay, keepStay, keepStayPictures } from './stored-stays.ts'

/** The page asks the worker to store its stay, with the pictures that this screen has loaded. */
type KeepMessage = { type: 'keep'; pictures: string[] }

declare const self: WorkerScope<KeepMessage>

/** Maximum wait in ms for the network before the stored copy is shown. */
const patience = 3000

/** Maximum wait in ms of a page that was fetched in advance for the reload that shows it. */
const reloadTime = 10_000

const stayPath = /^\/s\/[\w-]{22}$/
const partPath = /^\/(?:assets|media|s\/[\w-]{22}\/media)\//

/** Pages that the open page has requested before it reloads, so that there is only one request. */
const fresh = new Map<string, Response>()

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropEndedSecrets(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET') return
  if (url.origin !== location.origin) {
    const path = pathOfForeignPicture(url, location.origin)
    if (path) event.respondWith(openPart(event.request, path))
    return
  }
  // The host's preview is not stored for guests.
  if (url.searchParams.has('preview')) return
  if (stayPath.test(url.pathname)) {
    // Only a navigation falls back to the stored copy.
    if (event.request.mode === 'navigate') event.respondWith(openStay(event, url))
    else event.respondWith(renewStay(event, url))
  } else if (partPath.test(url.pathname)) {
    event.respondWith(openPart(event.request, url.pathname))
  }
})

self.addEventListener('message', (event) => {
  const url = new URL(event.source?.url ?? location.href)
  if (stayPath.test(url.pathname)) event.waitUntil(keepVisited(url, event.data.pictures))
})

/** Network first; the stored copy if there is no complete page of ours, or none in time. */
async function openStay(event: WorkerFetchEvent, url: URL): Promise<Response> {
  await dropEndedSecrets()
  const ready = fresh.get(url.href)
  if (ready) {
    fresh.delete(url.href)
    return ready
  }
  const asked = ask(event, url)
  const stored = await findStay(url.pathname)
  // A response that is not ours, such as a redirect or a proxy's error page, is better than an error of the browser.
  if (!stored) return asked.then(({ response }) => response).catch(() => Response.error())
  const inTime = asked.then(({ response, isOurs }) => (isOurs ? response : undefined)).catch(() => undefined)
  return (await Promise.race([inTime, sleep(patience)])) ?? stored
}

/** For the reload that follows. */
async function renewStay(event: WorkerFetchEvent, url: URL): Promise<Response> {
  const { response, isOurs } = await ask(event, url)
  if (!isOurs) throw new TypeError('foreign')
  fresh.set(url.href, response.clone())
  setTimeout(() => fresh.delete(url.href), reloadTime)
  return response
}

/**
 * Requests the stay from the network, and stores or forgets it as our response says. `isOurs` is false for a response
 * that does not come from us, such as that of a captive portal. @throws without a network and for a broken connection
 */
async function ask(event: WorkerFetchEvent, url: URL): Promise<{ response: Response; isOurs: boolean }> {
  const response = await fetch(event.request)
  // The browser itself follows a redirect: the stay is read at another address, such as when the domain's plan has ended.
  if (response.type === 'opaqueredirect') return { response, isOurs: true }
  const html = await response.clone().text()
  const isOurs = !response.redirected && isGuestDocument(html)
  // If storage is full, the page is shown without being stored.
  if (isOurs) event.waitUntil(follow(url, response, html).catch(() => undefined))
  return { response, isOurs }
}

async function follow({ pathname, searchParams }: URL, response: Response, html: string): Promise<void> {
  const { ok, status } = response
  if (status === 404 || status === 410) return forgetStay(pathname)
  if (ok && !searchParams.has('original')) await keepStay(pathname, response, html)
}

/** The first visit happened before the worker was installed; its document is requested again. */
async function keepVisited(url: URL, pictures: string[]): Promise<void> {
  if (!(await findStay(url.pathname))) {
    const response = await fetch(url.href)
    const html = await response.text()
    if (isGuestDocument(html)) await follow(url, response, html)
  }
  await keepStayPictures(url.pathname, pictures)
}

/** The content of an address with a hash or an id never changes. */
async function openPart(request: Request, path: string): Promise<Response> {
  return (await findStayPart(path)) ?? fetch(request)
}

function sleep(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
