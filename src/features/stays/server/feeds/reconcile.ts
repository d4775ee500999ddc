import type { StayState } from '../../shared/stay.ts'
import { arrivalOf, type House, type StayDates, stateOf } from '../house-time.ts'
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
  const isToCome = (stay: StayDates) => arrivalOf(stay, setting.house) > setting.nowMs
  const hasStaysToCome = [...matched, ...added].some(isToCome)
  return [
    ...matched,
    ...missing.map((stay) => noteMissing(stay, { ...setting, hasStaysToCome })),
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
  const hasUid = (stay: FeedStay, { uid }: FeedEvent) => uid !== '' && stay.uid === uid
  match((stay, event) => hasUid(stay, event) && hasDates(stay, event), follow)
  match((stay, event) => hasUid(stay, event) && canMove(stay, event, setting), follow)
  match((stay, event) => stay.uid === '' && event.uid === '' && hasDates(stay, event), follow)
  match((stay, event) => !stay.isCancelled && endsTogether(stay, event), replace)
  match((stay, event) => isExtension(stay, event, setting), replace)
  return { matched, missing: stays, added: left }
}

function hasDates(stay: StayDates, event: StayDates): boolean {
  return stay.arrival === event.arrival && stay.departure === event.departure
}

function endsTogether(stay: StayDates, event: StayDates): boolean {
  return stay.departure === event.departure
}

/** Whether the event that the host is asked about prolongs or shortens the stay of guests who are in the house. */
function isExtension(stay: FeedStay, event: FeedEvent, { house, nowMs }: Setting): boolean {
  const isAskedAbout = event.uid !== '' && stay.replacedBy === event.uid && !stay.isCancelled
  return isAskedAbout && stateOf(stay, house, nowMs) === 'inHouse' && event.arrival < stay.departure
}

/** Whether a stay can take the dates of an event: one that has begun or ended does not move to other days. */
function canMove(stay: FeedStay, event: FeedEvent, { house, nowMs }: Setting): boolean {
  if (stay.isCancelled || stateOf(stay, house, nowMs) === 'expected') return true
  return stay.arrival < event.departure && event.arrival < stay.departure
}

/** The same booking, perhaps with other dates. */
function follow(stay: FeedStay, { uid, arrival, departure }: FeedEvent, { house, nowMs }: Setting): FeedStay {
  if (stay.isCancelled || stateOf(stay, house, nowMs) === 'expected') return { uid, arrival, departure, ...present }
  return { ...stay, ...present, departure: departureInHouse(stay, departure, { house, nowMs }) }
}

/** The guests are in the house: they have arrived, and a change must not end their stay at once. */
function departureInHouse(stay: FeedStay, departure: string, { house, nowMs }: Setting): string {
  const isStillOn = stateOf({ arrival: stay.arrival, departure }, house, nowMs) === 'inHouse'
  return isStillOn ? departure : stay.departure
}

/** An event under a new UID in the place of a stay that is gone: the host is asked, and the stay goes on. */
function replace(stay: FeedStay, { uid, departure, source }: FeedEvent, setting: Setting): FeedStay {
  if (stateOf(stay, setting.house, setting.nowMs) === 'expected') return { ...stay, ...present, replacedBy: uid }
  const kept = { ...stay, ...present, departure: departureInHouse(stay, departure, setting) }
  // Booking.com gives a running stay a new UID each day.
  return source === 'booking' ? { ...kept, uid } : { ...kept, replacedBy: uid }
}

type MissingSetting = Setting & {
  /** Whether the poll has any stay that has not begun. */
  hasStaysToCome: boolean
}

function noteMissing(stay: FeedStay, { house, nowMs, hasStaysToCome }: MissingSetting): FeedStay {
  const state = stateOf(stay, house, nowMs)
  if (stay.isCancelled || state === 'departed') return stay
  // A feed without any stay to come may be broken: what vanishes with the last of them is in doubt.
  const isNew = stay.missing === null
  if (!hasStaysToCome && state === 'expected' && (isNew || stay.isDoubtful)) {
    return { ...stay, isDoubtful: true, missing: stay.missing ?? { polls: 1, sinceMs: nowMs } }
  }
  // Others are back, so the feed works again and lacks this one: it counts from now on.
  const before = stay.isDoubtful ? null : stay.missing
  const missing = { polls: (before?.polls ?? 0) + 1, sinceMs: before?.sinceMs ?? nowMs }
  const isOver = missing.polls >= pollsToEnd && nowMs - missing.sinceMs >= timeToEnd
  const isCancelled = isOver && state === 'expected'
  return { ...stay, missing, isDoubtful: false, isCancelled, replacedBy: isCancelled ? null : stay.replacedBy }
}

/** What a stay of a feed is at a time in ms UTC. */
export function stateOfFeedStay(stay: FeedStay, house: House, nowMs: number): StayState {
  return stay.isCancelled ? 'cancelled' : stateOf(stay, house, nowMs)
}
