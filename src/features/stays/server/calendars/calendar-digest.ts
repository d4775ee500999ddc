import { stayLimits } from '#limits.ts'
import type { FeedSource } from '../../shared/calendar.ts'
import { type FeedProblem, UnreadableFeed } from '../feeds/feed-text.ts'
import { type FeedEvent, readFeed } from '../feeds/read-feed.ts'
import type { StayDates } from '../house-time.ts'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    digestCalendar: { input: DigestInput; output: Digest | { problem: FeedProblem } }
  }
}

/** The content of a calendar response, as plain data that a worker thread can return. */
export type Digest = {
  /** Of its events; undefined if they do not show it. */
  source: FeedSource | undefined
  /** Events that have not ended: stays, and events that only the host can decide about. */
  lines: FeedEvent[]
  /** Number of events that are no stays: blocks, cancelled and past ones. */
  ignored: number
  /** The first of them that have not ended, by arrival. */
  leftOut: StayDates[]
}

/** Events that are left out are shown once, to a host who has just pasted the address. */
const mostLeftOut = 20

export type DigestInput = {
  bytes: Uint8Array
  /** Of the house. */
  timeZone: string
  /** `YYYY-MM-DD` in this zone. */
  today: string
}

/** Reads a complete response, or returns why it cannot be read. */
export function digestFeed({ bytes, timeZone, today }: DigestInput): Digest | { problem: FeedProblem } {
  let events: FeedEvent[]
  try {
    events = readFeed(bytes, timeZone)
  } catch (error) {
    if (error instanceof UnreadableFeed) return { problem: error.problem }
    throw error
  }
  const current = events.filter(({ departure }) => departure >= today)
  const lines = current.filter(({ kind }) => kind !== 'ignored')
  if (lines.length > stayLimits.calendarStays) return { problem: 'tooMany' }
  const blocks = current.filter(({ kind }) => kind === 'ignored').sort((a, b) => a.arrival.localeCompare(b.arrival))
  return {
    source: events.find(({ source }) => source !== 'other')?.source,
    lines,
    ignored: events.length - lines.length,
    leftOut: blocks.slice(0, mostLeftOut).map(({ arrival, departure }) => ({ arrival, departure })),
  }
}
