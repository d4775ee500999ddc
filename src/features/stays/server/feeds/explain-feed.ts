import type { StayState } from '../../shared/stay.ts'
import { dateAt, type House } from '../house-time.ts'
import { UnreadableFeed } from './feed-text.ts'
import { type FeedEvent, readFeed } from './read-feed.ts'
import { createKnownFinder, type FeedStay, reconcile, stateOfFeedStay, toFeedStay } from './reconcile.ts'

export type FeedExplanation = {
  /** Of the last poll. */
  verdict: 'ok' | 'unreadable'
  stays: { arrival: string; departure: string; uid: string; state: StayState }[]
  /** Events of the last poll that are no stays: blocks, notices, cancelled and past ones. */
  ignored: number
  /** Events of the last poll that only the host can decide about. */
  ask: number
}

type Poll = { bytes: Uint8Array; atMs: number }

/** The stays of a feed after several polls, in order. */
export function explainFeed(polls: readonly Poll[], house: House): FeedExplanation {
  let stays: FeedStay[] = []
  let last: Pick<FeedExplanation, 'verdict' | 'ignored' | 'ask'> = { verdict: 'unreadable', ignored: 0, ask: 0 }
  for (const { bytes, atMs } of polls) {
    const events = readPoll(bytes, house)
    if (events === undefined) last = { verdict: 'unreadable', ignored: 0, ask: 0 }
    else {
      const today = dateAt(atMs, house.timeZone)
      const { upcoming, counts } = sortEvents(events, stays, today)
      const { stays: known, added } = reconcile(stays, upcoming, { house, nowMs: atMs })
      stays = [...known, ...added.map(toFeedStay)].sort((a, b) => a.arrival.localeCompare(b.arrival))
      const replaced = stays.filter(({ replacedBy }) => replacedBy !== null).length
      last = { verdict: 'ok', ignored: counts.ignored, ask: counts.ask + replaced }
    }
  }
  const nowMs = polls.at(-1)?.atMs ?? 0
  return {
    verdict: last.verdict,
    stays: stays.map((stay) => ({
      arrival: stay.arrival,
      departure: stay.departure,
      uid: stay.uid,
      state: stateOfFeedStay(stay, { house, nowMs }),
    })),
    ignored: last.ignored,
    ask: last.ask,
  }
}

function readPoll(bytes: Uint8Array, house: House): FeedEvent[] | undefined {
  try {
    return readFeed(bytes, house.timeZone)
  } catch (error) {
    if (error instanceof UnreadableFeed) return undefined
    throw error
  }
}

/** A past event is left out, unless its stay was known while it lasted. Without a host, no question has an answer. */
function sortEvents(events: readonly FeedEvent[], stays: readonly FeedStay[], today: string) {
  const known = new Set(stays.map(({ uid }) => uid))
  const isPast = ({ departure, uid }: FeedEvent) => departure < today && !(uid !== '' && known.has(uid))
  const current = events.filter((event) => !isPast(event))
  const isKnown = createKnownFinder(stays)
  const kinds = Map.groupBy(current, (event) => (event.kind === 'ask' && isKnown(event) ? 'stay' : event.kind))
  const count = (kind: FeedEvent['kind']) => kinds.get(kind)?.length ?? 0
  return {
    upcoming: kinds.get('stay') ?? [],
    counts: { ignored: events.length - current.length + count('ignored'), ask: count('ask') },
  }
}
