import { arrivalOf, type House, type StayDates, type StayState, stateOf } from '../house-time.ts'
import type { FeedEvent } from './read-feed.ts'

/** A stay of a feed, as the polls so far have shown it. */
export type FeedStay = StayDates & {
  uid: string
  isCancelled: boolean
  /** Good polls in a row that lacked it. Null while it is in the feed. */
  missing: { polls: number; sinceMs: number } | null
  /** It vanished together with all other stays to come: it does not end before the host has confirmed that. */
  isDoubtful: boolean
  /** The UID of an event with its dates that replaced it: the host is asked whether these are the same guests. */
  replacedBy: string | null
}

/** A stay ends only when so many good polls in a row lack it, */
const pollsToEnd = 3
/** over at least this time, in ms. */
const timeToEnd = 2 * 60 * 60 * 1000

type Setting = { house: House; nowMs: number }

/**
 * The stays of a feed after one more good poll. A poll that could not be read is no news: do not call this for it.
 * @param events the stays of the poll (`kind` is `stay`)
 */
export function reconcile(known: readonly FeedStay[], events: readonly FeedEvent[], setting: Setting): FeedStay[] {
  const { matched, missing, added } = matchEvents(known, events, setting)
  const isWiped = areAllGone(missing, matched, added, setting)
  return [
    ...matched,
    ...missing.map((stay) => noteMissing(stay, { ...setting, isWiped, isEmpty: matched.length + added.length === 0 })),
    ...added.map(({ uid, arrival, departure }) => ({ uid, arrival, departure, ...present })),
  ].sort((a, b) => a.arrival.localeCompare(b.arrival))
}

const present = { isCancelled: false, missing: null, isDoubtful: false, replacedBy: null } as const

type Matches = { matched: FeedStay[]; missing: FeedStay[]; added: FeedEvent[] }

function matchEvents(known: readonly FeedStay[], events: readonly FeedEvent[], setting: Setting): Matches {
  const matched: FeedStay[] = []
  let stays = [...known]
  let left = [...events]
  const match = (isSame: (stay: FeedStay, event: FeedEvent) => boolean, join: typeof follow) => {
    left = left.filter((event) => {
      const stay = stays.find((one) => isSame(one, event))
      if (stay) {
        stays = stays.filter((one) => one !== stay)
        matched.push(join(stay, event, setting))
      }
      return stay === undefined
    })
  }
  const hasUid = (stay: FeedStay, { uid }: FeedEvent) => uid !== '' && (stay.uid === uid || stay.replacedBy === uid)
  match((stay, event) => hasUid(stay, event) && hasDates(stay, event), follow)
  match((stay, event) => hasUid(stay, event) && canMove(stay, event, setting), follow)
  match((stay, event) => stay.uid === '' && event.uid === '' && hasDates(stay, event), follow)
  match((stay, event) => !stay.isCancelled && endsTogether(stay, event), replace)
  return { matched, missing: stays, added: left }
}

function hasDates(stay: StayDates, event: StayDates): boolean {
  return stay.arrival === event.arrival && stay.departure === event.departure
}

/** Whether two stays overlap and end on the same day. */
function endsTogether(stay: StayDates, event: StayDates): boolean {
  return stay.departure === event.departure
}

/** Whether a stay can take the dates of an event: one that has begun or ended does not move to other days. */
function canMove(stay: FeedStay, event: FeedEvent, { house, nowMs }: Setting): boolean {
  if (stay.isCancelled || stateOf(stay, house, nowMs) === 'expected') return true
  return stay.arrival < event.departure && event.arrival < stay.departure
}

/** The same booking, perhaps with other dates. */
function follow(stay: FeedStay, { uid, arrival, departure }: FeedEvent, { house, nowMs }: Setting): FeedStay {
  if (stay.replacedBy === uid && stay.uid !== uid) return { ...stay, missing: null, isDoubtful: false }
  if (stay.isCancelled || stateOf(stay, house, nowMs) === 'expected') return { uid, arrival, departure, ...present }
  // The guests are in the house: they have arrived, and a change must not end their stay at once.
  const isStillOn = stateOf({ arrival: stay.arrival, departure }, house, nowMs) === 'inHouse'
  return { ...stay, ...present, departure: isStillOn ? departure : stay.departure }
}

/** An event under a new UID with the dates of a stay that is gone. */
function replace(stay: FeedStay, { uid }: FeedEvent, { house, nowMs }: Setting): FeedStay {
  // Booking.com gives a running stay a new UID each day.
  if (stateOf(stay, house, nowMs) !== 'expected') return { ...stay, ...present, uid }
  return { ...stay, ...present, replacedBy: uid }
}

/** Whether all stays to come that were in the feed until now have gone at once, and none has come instead. */
function areAllGone(
  missing: readonly FeedStay[],
  matched: readonly FeedStay[],
  added: readonly FeedEvent[],
  { house, nowMs }: Setting,
): boolean {
  const isToCome = (stay: StayDates) => arrivalOf(stay, house) > nowMs
  const gone = missing.filter((stay) => !stay.isCancelled && stay.missing === null && isToCome(stay))
  return gone.length > 0 && ![...matched, ...added].some(isToCome)
}

type MissingSetting = Setting & { isWiped: boolean; isEmpty: boolean }

function noteMissing(stay: FeedStay, { house, nowMs, isWiped, isEmpty }: MissingSetting): FeedStay {
  const state = stateOf(stay, house, nowMs)
  if (stay.isCancelled || state === 'departed') return stay
  if (isWiped && stay.missing === null && state === 'expected') {
    return { ...stay, isDoubtful: true, missing: { polls: 1, sinceMs: nowMs } }
  }
  // Other stays are back, so the feed works again and lacks this one.
  if (stay.isDoubtful && !isEmpty) return { ...stay, isDoubtful: false, missing: { polls: 1, sinceMs: nowMs } }
  const missing = { polls: (stay.missing?.polls ?? 0) + 1, sinceMs: stay.missing?.sinceMs ?? nowMs }
  const isOver = missing.polls >= pollsToEnd && nowMs - missing.sinceMs >= timeToEnd
  return { ...stay, missing, isCancelled: isOver && !stay.isDoubtful && state === 'expected' }
}

/** What a stay of a feed is at a time in ms UTC. */
export function stateOfFeedStay(stay: FeedStay, house: House, nowMs: number): StayState | 'cancelled' {
  return stay.isCancelled ? 'cancelled' : stateOf(stay, house, nowMs)
}
