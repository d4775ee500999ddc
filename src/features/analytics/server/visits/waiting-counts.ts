import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '#platform/clock.ts'
import { dayOf, deviceOf, isRobot } from '../../shared/visit.ts'
import { type Batch, createBatch, listSightings, type Sighting } from './visit-batch.ts'

const longestUserAgent = 300

/** No browser and no row of proxies sends longer headers; whoever does fills no memory with them. */
const longestHeader = 1_000

/**
 * The counts of one node that are not written yet: one open batch and those that wait behind each other. Bounded:
 * beyond so many callers counts are dropped, and how many is told.
 * @param mostSightings callers at a time, each with one book
 */
export function createWaitingCounts(clock: Clock, mostSightings: number) {
  let open = createBatch(dayOf(clock.now()), clock.now())
  const closed: Batch[] = []
  let waiting = 0
  let dropped = 0

  const close = (day: number, now: number) => {
    if (open.byBrowser.size > 0) closed.push(open)
    open = createBatch(day, now)
  }

  return {
    /** What a caller has done with a book since the last writing; undefined when there is no more room, or no browser. */
    findSighting(bookId: string, address: string, headers: IncomingHttpHeaders): Sighting | undefined {
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
      if (waiting >= mostSightings) {
        dropped += 1
        return undefined
      }
      waiting += 1
      const sighting: Sighting = {
        bookId,
        address,
        forwarded,
        userAgent: userAgent.slice(0, longestUserAgent),
        isRobot: isRobot(userAgent),
        device: deviceOf(userAgent),
        counts: {},
        terms: new Set(),
        language: undefined,
      }
      if (callers) callers.set(caller, sighting)
      else if (books) books.set(bookId, new Map([[caller, sighting]]))
      else open.byBrowser.set(userAgent, new Map([[bookId, new Map([[caller, sighting]])]]))
      return sighting
    },

    /** The batch that is to be written next. It stays the next one until it is settled. */
    nextBatch(): Batch | undefined {
      if (closed.length === 0) close(dayOf(clock.now()), clock.now())
      return closed[0]
    },

    /** Takes the next batch away: written, or given up. */
    settle(outcome: 'written' | 'lost'): void {
      const batch = closed.shift()
      if (!batch) return
      const count = listSightings(batch).length
      waiting -= count
      if (outcome === 'lost') dropped += count
    },

    /** How many counts were lost since it was last asked. */
    takeDropped(): number {
      const count = dropped
      dropped = 0
      return count
    },
  }
}

export type WaitingCounts = ReturnType<typeof createWaitingCounts>
