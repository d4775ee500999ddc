import type { IncomingHttpHeaders } from 'node:http'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { type Clock, hour, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { PageRequest } from '#platform/http/page-exchange.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createId } from '#platform/ids.ts'
import { type Channel, type Counts, dayOf, deviceOf, isRobot } from '../../shared/visit.ts'
import type { GuestEvent } from '../guest-event.ts'
import { createVisitWriter, type LanguageMeasure, type VisitorCount } from './visit-writer.ts'

/** Maximum number of callers with unwritten counts; a few megabytes. */
const mostVisitorCounts = 5_000

/** Maximum number of search terms of one caller between two writes. */
const mostTerms = 20

/** How long counts stay in memory; a killed process loses these counts. */
const writeInterval = 5 * second

/** Counts that could not be written for this long are dropped. */
const longestWait = hour

const longestUserAgent = 300

/** Browsers and chains of proxies send no longer headers. Counts with longer ones are dropped, to save memory. */
const longestHeader = 1_000

const languageMeasures = {
  en: 'lang_en',
  it: 'lang_it',
  fr: 'lang_fr',
  es: 'lang_es',
  de: 'lang_de',
} as const satisfies Record<Language, LanguageMeasure>

// A table, because making these names at every visit costs more than the rest of the counting.
const channelMeasures = { qr: 'way_qr', link: 'way_link', offline: 'way_offline' } as const satisfies Record<
  Channel,
  keyof Counts
>

/**
 * Counts what guests do, of all books, on one node. Counting is a step in memory that never fails or waits. Every few
 * seconds all counts are written to the database in one transaction.
 * @param most callers at a time, each with one book; the counts of further ones are dropped and logged
 */
export function createVisitBuffer(context: Context, most = mostVisitorCounts) {
  const pending = createPendingCounts(context.clock, most)
  const find = ({ headers, socket }: PageRequest, bookId: string) => {
    if (isHost(headers)) return undefined
    const visitorCount = pending.findVisitorCount(bookId, socket.remoteAddress ?? '', headers)
    return visitorCount?.isRobot ? undefined : visitorCount
  }

  return {
    /**
     * Counts the opening of a book's page, unless it was requested by a robot, by a prefetch, by the page's own worker,
     * or by a host with a session. A change of language within the page is no further visit.
     */
    countVisit(request: PageRequest, bookId: string, language: Language): void {
      const { headers, url = '' } = request
      const destination = headers['sec-fetch-dest']
      if (destination !== undefined && destination !== 'document') return
      if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return
      const visitorCount = find(request, bookId)
      if (!visitorCount) return
      if (headers['sec-fetch-site'] === 'same-origin' && isChoice(url)) countLanguage(visitorCount, language)
      else countOpening(visitorCount, isMarked(url) ? 'qr' : 'link', language)
    },

    /** Counts what a guest's page reports, unless a robot or a host sent it. */
    countEvents(request: PageRequest, bookId: string, events: readonly GuestEvent[]): void {
      const visitorCount = find(request, bookId)
      if (!visitorCount) return
      for (const event of events) countEvent(visitorCount, event)
    },

    ...startWriting(context, pending),
  }
}

export type VisitBuffer = ReturnType<typeof createVisitBuffer>

const sessionMark = new RegExp(`(?:^|; )${sessionCookie}=`)

/**
 * A session cookie means that a host opens the page. Such visits are not counted, even if the book is another host's.
 */
function isHost({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && sessionMark.test(cookie)
}

/** Whether the link comes from a QR code: those are marked as `/share/{id}?qr`. */
function isMarked(url: string): boolean {
  return url.endsWith('?qr') || (url.includes('qr') && /[?&]qr(?:[=&]|$)/.test(url))
}

/** Whether the guest chose a language, or the original, in the page itself. */
function isChoice(url: string): boolean {
  return /[?&](?:lang|original)(?:[=&]|$)/.test(url)
}

function countOpening(visitorCount: VisitorCount, channel: Channel, language: Language): void {
  add(visitorCount, channelMeasures[channel])
  visitorCount.language = undefined
  countLanguage(visitorCount, language)
}

/** A visit counts for its last language: a redirect to the remembered one, or a choice, replaces the first. */
function countLanguage(visitorCount: VisitorCount, language: Language): void {
  const before = visitorCount.language
  if (before) visitorCount.counts[before] = (visitorCount.counts[before] ?? 1) - 1
  visitorCount.language = languageMeasures[language]
  add(visitorCount, visitorCount.language)
}

function countEvent(visitorCount: VisitorCount, event: GuestEvent): void {
  if (event.kind === 'use') add(visitorCount, `use_${event.use}`)
  else if (event.kind === 'offline') countOpening(visitorCount, 'offline', event.language)
  else if (event.term !== undefined && visitorCount.terms.size < mostTerms) visitorCount.terms.add(event.term)
}

function add({ counts }: VisitorCount, measure: keyof Counts): void {
  counts[measure] = (counts[measure] ?? 0) + 1
}

/** Unwritten counts of one day. */
type PendingBatch = {
  readonly id: string
  readonly day: number
  /** Milliseconds UTC. */
  readonly begunAt: number
  /**
   * By browser, book and caller. Nested, because joining long User-Agents into one key at every visit would cost more
   * than three look-ups.
   */
  readonly byBrowser: Map<string, Map<string, Map<string, VisitorCount>>>
}

/** The unwritten counts of one node: an open batch, and closed ones in the order in which they are written. */
function createPendingCounts(clock: Clock, most: number) {
  const begin = (day: number, now: number): PendingBatch => ({
    id: createId(),
    day,
    begunAt: now,
    byBrowser: new Map(),
  })
  let open = begin(dayOf(clock.now()), clock.now())
  const closed: PendingBatch[] = []
  let size = 0
  let dropped = 0

  const close = (day: number, now: number) => {
    if (open.byBrowser.size > 0) closed.push(open)
    open = begin(day, now)
  }

  return {
    /** What a caller did with a book since the last write; undefined when the buffer is full or a header too long. */
    findVisitorCount(bookId: string, address: string, headers: IncomingHttpHeaders): VisitorCount | undefined {
      const now = clock.now()
      const day = dayOf(now)
      if (day !== open.day) close(day, now)
      const userAgent = headers['user-agent'] ?? ''
      const forwarded = (headers['x-forwarded-for'] as string | undefined) ?? ''
      if (userAgent.length > longestHeader || forwarded.length > longestHeader) return undefined
      const caller = forwarded === '' ? address : `${address} ${forwarded}`
      const books = open.byBrowser.get(userAgent)
      const callers = books?.get(bookId)
      const known = callers?.get(caller)
      if (known) return known
      if (size >= most) {
        dropped += 1
        return undefined
      }
      size += 1
      const visitorCount = createVisitorCount({ bookId, address, forwarded, userAgent })
      if (callers) callers.set(caller, visitorCount)
      else if (books) books.set(bookId, new Map([[caller, visitorCount]]))
      else open.byBrowser.set(userAgent, new Map([[bookId, new Map([[caller, visitorCount]])]]))
      return visitorCount
    },

    /** The batch that is to be written next. It stays the next one until it is removed. */
    nextBatch(): PendingBatch | undefined {
      if (closed.length === 0) close(dayOf(clock.now()), clock.now())
      return closed[0]
    },

    /** Removes the next batch after it was written or dropped. */
    removeBatch(outcome: 'written' | 'dropped'): void {
      const batch = closed.shift()
      if (!batch) return
      const count = listVisitorCounts(batch).length
      size -= count
      if (outcome === 'dropped') dropped += count
    },

    /** How many counts were dropped since the last call. */
    takeDropped(): number {
      const count = dropped
      dropped = 0
      return count
    },
  }
}

function createVisitorCount(
  caller: Pick<VisitorCount, 'bookId' | 'address' | 'forwarded' | 'userAgent'>,
): VisitorCount {
  const { userAgent } = caller
  return {
    ...caller,
    userAgent: userAgent.slice(0, longestUserAgent),
    isRobot: isRobot(userAgent),
    device: deviceOf(userAgent),
    counts: {},
    terms: new Set(),
    language: undefined,
  }
}

/** All callers of a batch. */
function listVisitorCounts({ byBrowser }: PendingBatch): VisitorCount[] {
  return [...byBrowser.values()].flatMap((books) => [...books.values()].flatMap((callers) => [...callers.values()]))
}

/** Writes pending counts every few seconds until it is stopped. */
function startWriting(context: Context, pending: ReturnType<typeof createPendingCounts>) {
  const { clock, log } = context
  const write = createVisitWriter(context)
  let lastWrite: Promise<void> = Promise.resolve()

  const writeAll = async () => {
    for (let batch = pending.nextBatch(); batch; batch = pending.nextBatch()) {
      try {
        await write({ id: batch.id, day: batch.day, visitorCounts: listVisitorCounts(batch) })
      } catch (error) {
        // The batch keeps its id: if it was written although the write failed, the next attempt sees that.
        if (clock.now() - batch.begunAt < longestWait) throw error
        pending.removeBatch('dropped')
        continue
      }
      pending.removeBatch('written')
    }
  }
  /** Writes everything that was counted until now. */
  const flush = () => {
    const writing = lastWrite.then(writeAll)
    lastWrite = writing.catch(() => undefined)
    return writing
  }
  const flushQuietly = async () => {
    await flush().catch((error: unknown) => log.warn({ err: error }, 'visits are not written yet'))
    const dropped = pending.takeDropped()
    if (dropped > 0) log.warn({ dropped }, 'visits were not counted')
  }
  const timer = setInterval(() => void flushQuietly(), writeInterval)
  timer.unref()

  return {
    flush,
    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await flushQuietly()
    },
  }
}
