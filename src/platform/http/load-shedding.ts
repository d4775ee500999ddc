import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventLoopUtilization } from 'node:perf_hooks'
import { second } from '../clock.ts'
import { AppError, platformError } from '../errors.ts'
import type { Log } from '../log.ts'
import { requestsRefused } from '../metrics/metrics.ts'
import { networkOf, siteNetworkOf } from '../networks.ts'
import { createFairQueue, type FairQueue } from '../threads/fair-queue.ts'
import { findForeignHost } from './foreign-host.ts'

/**
 * Queues: requests of guests never wait behind those of hosts and visitors, and what guests send and load never waits
 * behind pages that have to be rendered.
 */
type Audience = 'guests' | 'pages' | 'hosts'

/** @returns a function that reads in which share of the time since its last call the main thread was busy: 0 to 1 */
type WatchBusyShare = () => () => number

export type LoadSheddingOptions = {
  log: Log
  /** Maximum concurrent requests of hosts and visitors; of guests, and for pages, four times as many each. */
  requestsAtOnce: number
  /** Path prefixes of what guest pages consist of. */
  guestPaths: readonly string[]
  /** The caller's address, behind trusted proxies too. */
  addressOf(request: IncomingMessage): string
  /** Answers a request that is refused. */
  refuse(request: IncomingMessage, response: ServerResponse, error: AppError): void
  /** Monotonic milliseconds. */
  now?: () => number
  watchBusyShare?: WatchBusyShare
}

export type LoadShedder = {
  /** Calls `next` when the request may be processed. It is refused when too many are waiting, or for too long. */
  admit(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Milliseconds that an admitted request has waited. */
  waitOf(request: IncomingMessage): number
  /** Number of refused requests since the start. */
  readonly refused: Readonly<Record<Audience, number>>
}

/** For supervisors: their requests are rare, and an overloaded service has to answer them. */
const supervised = new Set(['/healthz', '/up', '/readyz', '/readyz/pages', '/metrics'])

/** Scripts and styles: a screen stays empty without them, and browsers request each only once. */
const assetFolder = '/assets/'

/**
 * Controlled delay (Nichols and Jacobson, 'Controlling Queue Delay', ACM Queue 2012; for requests: Maurer, 'Fail at
 * Scale', ACM Queue 2015). Requests of a burst may wait long. If the queue has not been empty for `standing`, the
 * service is overloaded, and a long wait would make all responses late; waits become short. Short waits empty the queue
 * repeatedly, so the short target stays in force until no request was refused for `calm`, or a slot was free for
 * `rest`. All in milliseconds.
 */
const burstWait = second
const standing = 500
const standingWait = 20
const calm = second
const rest = 100

/**
 * While the main thread is busy without a pause, more requests at once only make each of them slower. So under overload
 * the number of slots is halved after each interval (ms) in which the thread was busy for more than this share of the
 * time, down to a third. After an interval in which it was less busy, because requests waited for a disk or a distant
 * database, it grows by one (additive increase, multiplicative decrease). When it could fall to a sixth, the service stayed
 * overloaded after the requests had become fewer than half of what it can answer.
 */
const adaptation = 100
const saturated = 0.9
const smallestShare = 1 / 3

/** A request that takes longer (ms) waits for something other than the processor: a thread, a provider. */
const longestHold = 250

/**
 * If the body of a request is not complete after this time (ms), the sender is slow. Shorter than the short wait, so
 * that slow senders cause no refusals.
 */
const longestBodyHold = 10

/**
 * Requests that have given up their place for a late body, as a multiple of the places: they are worked on without a
 * place once the body is complete. One network has an eighth of them, one IPv6 site of 48 bits a quarter.
 */
const mostLatePerPlace = 16

/**
 * A late body has this time (ms), and more for the bytes that have come: 6 MB at 10 kB per second are accepted, and a
 * sender who trickles loses the place. Looked at in this interval (ms).
 */
const lateBodyTime = 20 * second
const slowestBytes = 10
const bodyCheck = second

const mostWaiting = 400

/** Seconds; sent with a refusal. */
const retryAfter = 2

/** Minimum interval between two log lines about refusals, in ms. */
const logPause = 10 * second

/**
 * Bounds the number of requests that Fastify processes at once, so that accepted requests are answered soon. Stands
 * before Fastify, because under overload most requests are refused, and refusals by its hooks took time from answers.
 */
export function createLoadShedder(options: LoadSheddingOptions): LoadShedder {
  const { log, requestsAtOnce, guestPaths, addressOf, refuse } = options
  const { now = () => performance.now(), watchBusyShare = watchUtilization } = options
  const measures = { now, watchBusyShare }
  const refused = { guests: 0, pages: 0, hosts: 0 }
  const waits = new WeakMap<IncomingMessage, number>()
  const queues = {
    hosts: openQueue(requestsAtOnce, measures),
    guests: openQueue(4 * requestsAtOnce, measures),
    pages: openQueue(4 * requestsAtOnce, measures),
  }
  for (const from of ['guests', 'pages', 'hosts'] as const) requestsRefused.inc({ from }, 0)
  let lastLogged = Number.NEGATIVE_INFINITY

  const tell = () => {
    if (now() - lastLogged < logPause) return
    lastLogged = now()
    log.warn({ refused }, 'overload: some requests are refused')
  }

  return {
    refused,
    waitOf: (request) => waits.get(request) ?? 0,
    admit(request, response, next) {
      const url = request.url ?? '/'
      if (isRead(request) && (supervised.has(url) || url.startsWith(assetFolder))) return next()
      const audience = audienceOf(request, guestPaths)
      const onRefused = (error: unknown) => {
        if (!(error instanceof AppError)) throw error
        refused[audience] += 1
        requestsRefused.inc({ from: audience })
        tell()
        if (!response.headersSent) refuse(request, response, error)
      }
      const start = now()
      const proceed = () => {
        waits.set(request, now() - start)
        next()
      }
      queues[audience]({ request, response, address: addressOf(request) }, proceed, onRefused)
    },
  }
}

function audienceOf(request: IncomingMessage, guestPaths: readonly string[]): Audience {
  const { url = '/' } = request
  // Hosts' own domains show nothing but guest pages.
  const isForGuests = findForeignHost(request) !== undefined || guestPaths.some((path) => url.startsWith(path))
  if (!isForGuests) return 'hosts'
  return isRead(request) && !belowPage.test(url) ? 'pages' : 'guests'
}

/** What a page consists of: pictures, the contact card, files. A slash at the end of a path makes no difference. */
const belowPage = /^\/[^/?]+\/[^/?]+\/[^?]/

/** Others have a body, which takes time and memory on any path. */
function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

type Exchange = { request: IncomingMessage; response: ServerResponse; address: string }

type Admission = (
  exchange: Exchange,
  next: () => void,
  /** Called instead of `next`, or after it when the body of an admitted request is late. */
  onRefused: (error: unknown) => void,
) => void

function watchUtilization(): () => number {
  let last = eventLoopUtilization()
  return () => {
    const { utilization } = eventLoopUtilization(last)
    last = eventLoopUtilization()
    return utilization
  }
}

type Measures = Required<Pick<LoadSheddingOptions, 'now' | 'watchBusyShare'>>

/** @returns calls `next` when a request may be processed. One network has at most half of the slots. */
function openQueue(mostAtOnce: number, { now, watchBusyShare }: Measures): Admission {
  const readBusyShare = watchBusyShare()
  const mostLate = mostLatePerPlace * mostAtOnce
  const openLate = (share: number): FairQueue =>
    createFairQueue({
      atOnce: mostLate,
      atOncePerAccount: Math.ceil(mostLate * share),
      mostWaiting: 0,
      mostPerAccount: Number.POSITIVE_INFINITY,
      longestWait: 0,
      retryAfter,
    })
  const [lateOfSites, lateOfNetworks] = [openLate(1 / 4), openLate(1 / 8)]
  let waiting = 0
  let lastEmpty = now()
  let lastRefused = Number.NEGATIVE_INFINITY
  let running = 0
  let lastFull = Number.NEGATIVE_INFINITY
  let slots = mostAtOnce
  let lastAdapted: number | undefined
  const isOverloaded = () => {
    if (now() - lastEmpty > standing) return true
    const hasRested = running < slots && now() - lastFull > rest
    return now() - lastRefused < calm && !hasRested
  }
  const atOnce = () => {
    if (!isOverloaded()) {
      slots = mostAtOnce
      lastAdapted = undefined
    } else if (lastAdapted === undefined) {
      // Discards the time before the overload.
      readBusyShare()
      lastAdapted = now()
    } else if (now() - lastAdapted > adaptation) {
      lastAdapted = now()
      const fewest = Math.ceil(mostAtOnce * smallestShare)
      slots = readBusyShare() > saturated ? Math.max(fewest, Math.ceil(slots / 2)) : Math.min(mostAtOnce, slots + 1)
    }
    return slots
  }
  const queue: FairQueue = createFairQueue({
    atOnce,
    atOncePerAccount: () => Math.ceil(slots / 2),
    mostWaiting,
    mostPerAccount: Number.POSITIVE_INFINITY,
    longestWait: () => (isOverloaded() ? standingWait : burstWait),
    retryAfter,
  })
  return (exchange, next, onRefused) => {
    const { request, response, address } = exchange
    if (waiting === 0) lastEmpty = now()
    waiting += 1
    const leave = () => {
      waiting -= 1
      if (waiting === 0) lastEmpty = now()
    }
    const network = networkOf(address)
    const refuseLate = (error: unknown) => {
      // The rest of the body is not read.
      if (!response.headersSent) response.setHeader('connection', 'close')
      onRefused(error)
    }
    const onLate = () => {
      const hold = () => {
        refuseTrickle(exchange, { now, refuse: refuseLate })
        return untilClosed(response)
      }
      lateOfSites(siteNetworkOf(address) ?? network, () => lateOfNetworks(network, hold)).catch(refuseLate)
    }
    let isAdmitted = false
    const work = async () => {
      isAdmitted = true
      leave()
      // Its caller has disconnected while it waited.
      if (response.destroyed) return
      running += 1
      next()
      await untilAnswered(request, response, onLate)
      if (running >= slots) lastFull = now()
      running -= 1
    }
    queue(network, work).catch((error: unknown) => {
      if (isAdmitted) throw error
      leave()
      lastRefused = now()
      onRefused(error)
    })
  }
}

function untilClosed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', () => resolve()))
}

/** Refuses a request whose body comes too slowly. */
function refuseTrickle(
  { request, response }: Exchange,
  { now, refuse }: { now: () => number; refuse: (error: unknown) => void },
): void {
  const [start, before] = [now(), request.socket.bytesRead]
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const allowed = lateBodyTime + (request.socket.bytesRead - before) / slowestBytes
    if (now() - start > allowed) {
      clearInterval(timer)
      refuse(platformError('UNAVAILABLE', { retryAfter }))
    }
  }, bodyCheck)
  response.once('close', () => clearInterval(timer))
}

/** @param onLate called instead of waiting for the answer to a request whose body is late */
function untilAnswered(request: IncomingMessage, response: ServerResponse, onLate: () => void): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => {
      if (!request.complete) {
        onLate()
        return resolve()
      }
      timer = setTimeout(resolve, longestHold - longestBodyHold)
    }, longestBodyHold)
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
