import type { StayState } from '../../shared/stay.ts'
import { arrivalOf, type House, type StayDates, stateOf } from '../house-time.ts'
import { houseOf, type StayTimes } from '../stays/stay-window.ts'
import type { FeedEvent } from './read-feed.ts'

/** A stay of a feed, as the polls so far have shown it. Hours of its own are the host's. */
export type FeedStay = StayTimes & {
  /** Of the event, or a hash of it; '' if the event has none. */
  uid: string
  isCancelled: boolean
  /** Good polls in a row that lacked it. Null while it is in the feed. */
  missing: { polls: number; sinceMs: number } | null
  /** It vanished together with all other stays to come: it does not end before the host has confirmed that. */
  isDoubtful: boolean
  /** The UID of an event with its dates that replaced it: the host is asked whether these are the same guests. */
  replacedBy: string | null
}

/** An event that is a stay. Its UID is of the same kind as those of the known stays: plain, or a hash. */
export type StayEvent = Pick<FeedEvent, 'uid' | 'arrival' | 'departure' | 'source'>

/** A stay ends only when so many good polls in a row lack it, */
const pollsToEnd = 3
/** over at least this time, in ms. */
const timeToEnd = 2 * 60 * 60 * 1000

export type Setting = { house: House; nowMs: number }

/** The known stays, as they are after the poll, and the events that are none of them. */
export type Reconciled<Stay extends FeedStay> = { stays: Stay[]; added: StayEvent[] }

/**
 * The stays of a feed after one more good poll. A poll that could not be read is no news: do not call this for it.
 * @param events the stays of the poll
 */
export function reconcile<Stay extends FeedStay>(
  known: readonly Stay[],
  events: readonly StayEvent[],
  setting: Setting,
): Reconciled<Stay> {
  const { matched, missing, added } = matchEvents(known, events, setting)
  return { stays: [...matched, ...noteAllMissing(missing, [...matched, ...added], setting)], added }
}

/** As `reconcile`, for a good poll that brought the same events as the good poll before. */
export function reconcileUnchanged<Stay extends FeedStay>(known: readonly Stay[], setting: Setting): Stay[] {
  const { here = [], gone = [] } = Object.groupBy(known, ({ missing }) => (missing === null ? 'here' : 'gone'))
  const others = here.filter(({ isCancelled }) => !isCancelled)
  return [...here, ...noteAllMissing(gone, others, setting)]
}

/** A stay that a poll has shown for the first time. */
export function toFeedStay({ uid, arrival, departure }: StayEvent): FeedStay {
  return { uid, arrival, departure, arrivalTime: null, departureTime: null, ...present }
}

const present = { isCancelled: false, missing: null, isDoubtful: false, replacedBy: null } as const

type Matches<Stay> = { matched: Stay[]; missing: Stay[]; added: StayEvent[] }

function matchEvents<Stay extends FeedStay>(
  known: readonly Stay[],
  events: readonly StayEvent[],
  setting: Setting,
): Matches<Stay> {
  const matched: Stay[] = []
  const stays = new Set(known)
  let left = [...events]
  // Only stays and events with the same key are compared, so that large feeds do not compare each with each.
  const match = (
    keyOf: (one: FeedStay | StayEvent) => string | null,
    isSame: (stay: FeedStay, event: StayEvent) => boolean,
    join: typeof follow,
  ) => {
    const byKey = Map.groupBy(stays, keyOf)
    left = left.filter((event) => {
      const stay = byKey.get(keyOf(event))?.find((one) => stays.has(one) && isSame(one, event))
      if (stay) {
        stays.delete(stay)
        matched.push(join(stay, event, setting))
      }
      return stay === undefined
    })
  }
  const hasUid = (stay: FeedStay, { uid }: StayEvent) => uid !== '' && stay.uid === uid
  match(uidOf, (stay, event) => hasUid(stay, event) && hasDates(stay, event), follow)
  match(uidOf, (stay, event) => hasUid(stay, event) && canMove(stay, event, setting), follow)
  match(departureDayOf, (stay, event) => stay.uid === '' && event.uid === '' && hasDates(stay, event), follow)
  match(departureDayOf, (stay) => !stay.isCancelled, replace)
  match(newUidOf, (stay, event) => isExtension(stay, event, setting), replace)
  return { matched, missing: [...stays], added: left }
}

const uidOf = ({ uid }: { uid: string }) => uid
const departureDayOf = ({ departure }: StayDates) => departure
/** The UID that the host is asked about, of a stay; its own, of an event. */
const newUidOf = (one: FeedStay | StayEvent) => ('replacedBy' in one ? one.replacedBy : one.uid)

function hasDates(stay: StayDates, event: StayDates): boolean {
  return stay.arrival === event.arrival && stay.departure === event.departure
}

/** Whether the event that the host is asked about prolongs or shortens the stay of guests who are in the house. */
function isExtension(stay: FeedStay, event: StayEvent, setting: Setting): boolean {
  const isAskedAbout = event.uid !== '' && stay.replacedBy === event.uid && !stay.isCancelled
  return isAskedAbout && stateIn(stay, setting) === 'inHouse' && event.arrival < stay.departure
}

/** Whether a stay can take the dates of an event: one that has begun or ended does not move to other days. */
function canMove(stay: FeedStay, event: StayEvent, setting: Setting): boolean {
  if (stay.isCancelled || stateIn(stay, setting) === 'expected') return true
  return stay.arrival < event.departure && event.arrival < stay.departure
}

/** The same booking, perhaps with other dates. */
export function follow<Stay extends FeedStay>(
  stay: Stay,
  { uid, arrival, departure }: StayEvent,
  setting: Setting,
): Stay {
  if (stay.isCancelled || stateIn(stay, setting) === 'expected') return { ...stay, uid, arrival, departure, ...present }
  return { ...stay, ...present, departure: departureInHouse(stay, departure, setting) }
}

/** The guests are in the house: they have arrived, and a change must not end their stay at once. */
function departureInHouse(stay: FeedStay, departure: string, setting: Setting): string {
  const isStillOn = stateIn({ ...stay, departure }, setting) === 'inHouse'
  return isStillOn ? departure : stay.departure
}

/** An event under a new UID in the place of a stay that is gone: the host is asked, and the stay goes on. */
function replace<Stay extends FeedStay>(stay: Stay, { uid, departure, source }: StayEvent, setting: Setting): Stay {
  if (stateIn(stay, setting) === 'expected') return { ...stay, ...present, replacedBy: uid }
  const kept = { ...stay, ...present, departure: departureInHouse(stay, departure, setting) }
  // Booking.com gives a running stay a new UID each day.
  return source === 'booking' ? { ...kept, uid } : { ...kept, replacedBy: uid }
}

/** @param others the stays that are in the poll */
function noteAllMissing<Stay extends FeedStay>(
  missing: readonly Stay[],
  others: readonly (FeedStay | StayEvent)[],
  setting: Setting,
): Stay[] {
  if (missing.length === 0) return []
  const isToCome = (stay: StayDates) => arrivalOf(stay, houseIn(stay, setting)) > setting.nowMs
  const hasStaysToCome = others.some(isToCome)
  return missing.map((stay) => noteMissing(stay, { ...setting, hasStaysToCome }))
}

type MissingSetting = Setting & {
  /** Whether the poll has any stay that has not begun. */
  hasStaysToCome: boolean
}

function noteMissing<Stay extends FeedStay>(stay: Stay, { hasStaysToCome, ...setting }: MissingSetting): Stay {
  const { nowMs } = setting
  const state = stateIn(stay, setting)
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
export function stateOfFeedStay(stay: FeedStay, setting: Setting): StayState {
  return stay.isCancelled ? 'cancelled' : stateIn(stay, setting)
}

function stateIn(stay: StayTimes, setting: Setting) {
  return stateOf(stay, houseIn(stay, setting), setting.nowMs)
}

function houseIn(stay: StayDates & Partial<StayTimes>, { house }: Setting): House {
  return houseOf({ arrivalTime: null, departureTime: null, ...stay }, house)
}
