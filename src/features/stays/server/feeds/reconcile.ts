import { day } from '#platform/clock.ts'
import type { StayState } from '../../shared/stay.ts'
import { arrivalOf, dateAt, datesOf, type House, type StayDates, stateOf } from '../house-time.ts'
import { houseOf, type StayTimes } from '../stays/stay-window.ts'
import type { FeedEvent } from './read-feed.ts'

/** A stay of a feed after the polls so far. Its own hours are set by the host. */
export type FeedStay = StayTimes & {
  /** Of the event, or a hash of it; '' if the event has none. */
  uid: string
  /** The dates of its event when a poll last had it. The host may have typed others. */
  feedDates: StayDates
  /** Whether its guests have said that they are in, also before the hour of arrival. */
  hasArrived: boolean
  /** Whether they have said, or the host has, that they have left. */
  hasLeft: boolean
  isCancelled: boolean
  /** The host has removed it. Its calendar may contain it all the same. */
  isRemoved: boolean
  /** Number of consecutive successful polls that lacked it. Null while it is in the feed. */
  missing: { polls: number; sinceMs: number } | null
  /**
   * It does not end before the host has confirmed that: it disappeared together with all other future stays or, if
   * `replacedBy` is set, may be the one that appeared at the same time.
   */
  isDoubtful: boolean
  /**
   * The UID of an event that replaced it: the host is asked whether these are the same guests. The event is this stay or,
   * if `isDoubtful`, a separate one.
   */
  replacedBy: string | null
}

/** An event that is a stay. Its UID is of the same kind as those of the known stays: plain, or a hash. */
export type StayEvent = Pick<FeedEvent, 'uid' | 'arrival' | 'departure' | 'source'>

/** A stay ends only if this number of consecutive successful polls lacks it, */
const pollsToEnd = 3
/** over at least this time, in ms. */
const timeToEnd = 2 * 60 * 60 * 1000

/** The guests of a stay may be on their way in this time (ms) before their arrival: too late to send another link. */
const timeOfTravel = 2 * day

/**
 * How long before the arrival (ms) an event that may be a stay under a new UID becomes a stay of its own, if the host has
 * not answered: its guests may be others, and nobody would expect them (docs/decisions/0079-news-near-the-arrival.md).
 */
export const timeToPart = day

/**
 * How many stays one stay may become in this way. Some calendars give a booking another UID at each poll: beyond this the
 * last of them takes the UID.
 */
const mostParted = 2

export type Setting = { house: House; nowMs: number }

/** The known stays after the poll, and the events that are none of them. */
export type Reconciled<Stay extends FeedStay> = { stays: Stay[]; added: StayEvent[] }

/**
 * The stays of a feed after one more successful poll. Do not call this for a failed poll.
 * @param events the stays of the poll
 */
export function reconcile<Stay extends FeedStay>(
  known: readonly Stay[],
  events: readonly StayEvent[],
  setting: Setting,
): Reconciled<Stay> {
  const { matched, parted, missing, added } = matchEvents(known, events, setting)
  const replacing = new Set(parted.map(({ replacedBy }) => replacedBy))
  const [first, ...further] = added
  const onlyAdded = further.length === 0 && first && !replacing.has(first.uid) ? first : undefined
  const others = [...matched, ...added]
  return { stays: [...matched, ...parted, ...noteAllMissing(missing, { ...setting, others, onlyAdded })], added }
}

/** As `reconcile`, for a successful poll with the same events as the previous one. */
export function reconcileUnchanged<Stay extends FeedStay>(known: readonly Stay[], setting: Setting): Stay[] {
  const { here = [], gone = [] } = Object.groupBy(known, ({ missing }) => (missing === null ? 'here' : 'gone'))
  const others = here.filter(({ isCancelled, isRemoved }) => !isCancelled || isRemoved)
  return [...here, ...noteAllMissing(gone, { ...setting, others, onlyAdded: undefined })]
}

/** A stay that a poll has shown for the first time. */
export function toFeedStay({ uid, arrival, departure }: StayEvent): FeedStay {
  const feedDates = { arrival, departure }
  return {
    uid,
    ...feedDates,
    arrivalTime: null,
    departureTime: null,
    feedDates,
    hasArrived: false,
    hasLeft: false,
    isRemoved: false,
    ...present,
  }
}

const present = { isCancelled: false, missing: null, isDoubtful: false, replacedBy: null } as const

type Matches<Stay> = {
  matched: Stay[]
  /** Stays whose event has another UID now, and is a separate stay until the host has answered. */
  parted: Stay[]
  missing: Stay[]
  added: StayEvent[]
}

function matchEvents<Stay extends FeedStay>(
  known: readonly Stay[],
  events: readonly StayEvent[],
  setting: Setting,
): Matches<Stay> {
  const matched: Stay[] = []
  const parted: Stay[] = []
  const separate: StayEvent[] = []
  const renamed = new Map<string, string>()
  const waiting = Map.groupBy(
    known.filter((stay) => mayBeMoved(stay) && !stay.isCancelled),
    ({ replacedBy }) => replacedBy,
  )
  // A stay that the last poll has shown is more likely to be that of an event than one that was missing already.
  const stays = new Set(known.toSorted((one, other) => Number(one.missing !== null) - Number(other.missing !== null)))
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
      if (!stay) return true
      stays.delete(stay)
      if (join === replace && mustPart(stay, event, setting)) {
        renamed.set(stay.uid, event.uid)
        if ((waiting.get(stay.uid)?.length ?? 0) >= mostParted && !stay.hasLeft) {
          matched.push({ ...follow(stay, event, setting), uid: event.uid })
        } else {
          separate.push(event)
          parted.push(part(stay, event, setting))
        }
      } else matched.push(join(stay, event, setting))
      return false
    })
  }
  const hasUid = (stay: FeedStay, { uid }: StayEvent) => uid !== '' && stay.uid === uid
  match(uidOf, (stay, event) => hasUid(stay, event) && hasDates(stay.feedDates, event), follow)
  match(uidOf, (stay, event) => hasUid(stay, event) && canMove(stay, event, setting), follow)
  const isSameUnnamed = (stay: FeedStay, event: StayEvent) =>
    stay.uid === '' && event.uid === '' && hasDates(stay.feedDates, event)
  match(feedDepartureOf, isSameUnnamed, follow)
  match(feedDepartureOf, (stay) => !stay.isCancelled, replace)
  match(departureDayOf, (stay) => !stay.isCancelled, replace)
  match(newUidOf, (stay, event) => isExtension(stay, event, setting), replace)
  if (left.length === 1) match(sameKey, (stay, event) => isRunning(stay, event, setting), replace)
  // Those that wait for the answer about the earlier UID do not end either.
  const missing = [...stays].map((stay) => {
    const replacedBy = mayBeMoved(stay) ? renamed.get(stay.replacedBy ?? '') : undefined
    return replacedBy === undefined ? stay : { ...stay, replacedBy }
  })
  return { matched, parted, missing, added: [...left, ...separate] }
}

const uidOf = ({ uid }: { uid: string }) => uid
const departureDayOf = ({ departure }: StayDates) => departure
const feedDepartureOf = (one: FeedStay | StayEvent) => ('feedDates' in one ? one.feedDates : one).departure
const sameKey = () => null
/** The UID that the host is asked about: the new one for a stay, its own for an event. */
const newUidOf = (one: FeedStay | StayEvent) => ('replacedBy' in one ? one.replacedBy : one.uid)

function hasDates(stay: StayDates, event: StayDates): boolean {
  return stay.arrival === event.arrival && stay.departure === event.departure
}

/** Whether the event that the host is asked about extends or shortens the stay of guests who are in the house. */
function isExtension(stay: FeedStay, event: StayEvent, setting: Setting): boolean {
  const isAskedAbout = event.uid !== '' && stay.replacedBy === event.uid && !stay.isCancelled
  return isAskedAbout && stateIn(stay, setting) === 'inHouse' && event.arrival < stay.departure
}

/** Whether an event that has begun, and is the only new one, can be the stay whose guests are in the house. */
function isRunning(stay: FeedStay, event: StayEvent, setting: Setting): boolean {
  if (stay.isCancelled || event.uid === '' || stateIn(stay, setting) !== 'inHouse') return false
  return event.arrival <= dateAt(setting.nowMs, setting.house.timeZone) && overlaps(stay, event)
}

function overlaps(stay: StayDates, event: StayDates): boolean {
  return stay.arrival < event.departure && event.arrival < stay.departure
}

/** Whether a stay can take the dates of an event: one that has begun or ended does not move to other days. */
export function canMove(stay: FeedStay, event: StayDates, setting: Setting): boolean {
  if (stay.isCancelled || stateIn(stay, setting) === 'expected') return true
  return overlaps(stay, event)
}

/**
 * The same booking. Dates that the host has typed hold until the calendar shows others than before; of guests who are in
 * the house only the departure counts, because some platforms move the arrival of a running stay to today.
 */
export function follow<Stay extends FeedStay>(
  stay: Stay,
  { uid, arrival, departure }: StayEvent,
  setting: Setting,
): Stay {
  const dates = { arrival, departure }
  const seen = { ...stay, ...present, feedDates: dates }
  if (stay.isCancelled || stateIn(stay, setting) === 'expected') {
    return hasDates(stay.feedDates, dates) ? { ...seen, uid } : { ...seen, uid, ...dates }
  }
  if (departure === stay.feedDates.departure) return seen
  return { ...seen, departure: departureInHouse(stay, departure, setting) }
}

/** The guests have arrived, and a change must not end their stay immediately. */
function departureInHouse(stay: FeedStay, departure: string, setting: Setting): string {
  const isStillOn = stateIn({ ...stay, departure }, setting) === 'inHouse'
  return isStillOn ? departure : stay.departure
}

/** An event under a new UID in place of a missing stay: the host is asked, and the stay remains. */
function replace<Stay extends FeedStay>(stay: Stay, { uid, departure, source }: StayEvent, setting: Setting): Stay {
  if (stateIn(stay, setting) === 'expected') return { ...stay, ...present, replacedBy: uid }
  const kept = { ...stay, ...present }
  if (isRenumbered(stay, { departure, source })) return { ...kept, uid }
  // Only the host can say that they leave earlier.
  return { ...kept, departure: departure > stay.departure ? departure : stay.departure, replacedBy: uid }
}

/** Whether an event of Booking.com is a running stay: these have a new UID each day. */
function isRenumbered(stay: FeedStay, { departure, source }: Pick<StayEvent, 'departure' | 'source'>): boolean {
  return source === 'booking' && departure === stay.feedDates.departure
}

/**
 * Whether an event that replaces a missing stay becomes a stay of its own now, because its guests would have none if they
 * are others. Of guests who are in the house, platforms move the arrival to today, so such an event is theirs unless they
 * have left, or have not come yet on the day of their arrival.
 */
function mustPart(stay: FeedStay, event: StayEvent, setting: Setting): boolean {
  // Events without a UID could not be distinguished.
  if (event.uid === '') return false
  const { nowMs, house } = setting
  const isNear = (dates: StayDates) => arrivalOf(dates, houseIn(dates, setting)) - nowMs <= timeToPart
  const state = stateIn(stay, setting)
  if (state === 'expected') return isNear(stay) || isNear(event)
  if (state !== 'inHouse' || isRenumbered(stay, event)) return false
  const today = dateAt(nowMs, house.timeZone)
  if (event.arrival > today) return isNear(event)
  return stay.hasLeft || (stay.arrival === today && !stay.hasArrived)
}

/** A missing stay whose event is a separate stay: it goes on until the host has answered whether they are the same. */
function part<Stay extends FeedStay>(stay: Stay, { uid }: StayEvent, { nowMs }: Setting): Stay {
  return { ...stay, isDoubtful: true, replacedBy: uid, missing: stay.missing ?? { polls: 1, sinceMs: nowMs } }
}

type PollSetting = Setting & {
  /** The stays that are in the poll. */
  others: readonly (FeedStay | StayEvent)[]
  /** The event that is new in this poll, if there is just one. */
  onlyAdded: StayEvent | undefined
}

function noteAllMissing<Stay extends FeedStay>(missing: readonly Stay[], poll: PollSetting): Stay[] {
  if (missing.length === 0) return []
  const isToCome = (stay: StayDates) => arrivalOf(stay, houseIn(stay, poll)) > poll.nowMs
  const hasStaysToCome = poll.others.some(isToCome)
  const byUid = new Map(poll.others.map((other) => [other.uid, other]))
  return missing.map((stay) => noteMissing(stay, { ...poll, hasStaysToCome, byUid }))
}

type MissingSetting = PollSetting & {
  /** Whether the poll has any stay that has not begun. */
  hasStaysToCome: boolean
  /** The stays of the poll. */
  byUid: ReadonlyMap<string, FeedStay | StayEvent>
}

function noteMissing<Stay extends FeedStay>(stay: Stay, setting: MissingSetting): Stay {
  const { nowMs, hasStaysToCome } = setting
  const state = stateIn(stay, setting)
  if (stay.isCancelled || state === 'departed') return stay
  const first = stay.missing ?? { polls: 1, sinceMs: nowMs }
  const replacedBy = findMove(stay, setting)
  if (replacedBy !== undefined) return { ...stay, isDoubtful: true, replacedBy, missing: first }
  // A feed without any future stay may be broken: what disappears with the last of them is unconfirmed.
  const isNew = stay.missing === null
  if (!hasStaysToCome && state === 'expected' && (isNew || stay.isDoubtful)) {
    return { ...stay, isDoubtful: true, replacedBy: null, missing: first }
  }
  // Other stays are back, so the feed works again and lacks this one: it counts as missing from now on.
  const before = stay.isDoubtful ? null : stay.missing
  const missing = { polls: (before?.polls ?? 0) + 1, sinceMs: before?.sinceMs ?? nowMs }
  const isOver = missing.polls >= pollsToEnd && nowMs - missing.sinceMs >= timeToEnd
  const isCancelled = isOver && state === 'expected'
  const isAsked = !isCancelled && !stay.isDoubtful
  return { ...stay, missing, isDoubtful: false, isCancelled, replacedBy: isAsked ? stay.replacedBy : null }
}

/**
 * The UID of the stay that a missing one may have become, with other dates: the only one that appeared as it
 * disappeared. Guests who are in the house, or on their way to it, keep their code until the host has answered.
 */
function findMove(stay: FeedStay, { byUid, onlyAdded, ...setting }: MissingSetting): string | undefined {
  const event = mayBeMoved(stay) ? byUid.get(stay.replacedBy ?? '') : onlyAdded
  const isNew = stay.missing === null || stay.isDoubtful
  if (!event || event.uid === '' || !isNew) return undefined
  const isNear = mayBeMoved(stay) || arrivalOf(stay, houseIn(stay, setting)) - setting.nowMs <= timeOfTravel
  return isNear && canMove(stay, event, setting) ? event.uid : undefined
}

/** Whether the host is asked if a vanished stay is another one of the feed, which may have other dates. */
export function mayBeMoved({ isDoubtful, replacedBy }: FeedStay): boolean {
  return isDoubtful && replacedBy !== null
}

/** What a stay of a feed is at a time in ms UTC. Guests who have said that they are in are in the house. */
export function stateOfFeedStay(stay: FeedStay, setting: Setting): StayState {
  return stay.isCancelled ? 'cancelled' : stateIn(stay, setting)
}

function stateIn(stay: StayTimes & Pick<FeedStay, 'hasArrived'>, setting: Setting) {
  const state = stateOf(stay, houseIn(stay, setting), setting.nowMs)
  return state === 'expected' && stay.hasArrived ? 'inHouse' : state
}

/** Whether an event is a stay that is known, whatever it is called now: platforms may take the name out of a booking. */
export function createKnownFinder(known: readonly FeedStay[]): (event: StayDates & { uid: string }) => boolean {
  const live = known.filter(({ isCancelled }) => !isCancelled)
  const uids = new Set(live.map(({ uid }) => uid).filter((uid) => uid !== ''))
  const dates = new Set(live.flatMap((stay) => [datesOf(stay), datesOf(stay.feedDates)]))
  return (event) => uids.has(event.uid) || dates.has(datesOf(event))
}

function houseIn(stay: StayDates & Partial<StayTimes>, { house }: Setting): House {
  return houseOf({ arrivalTime: null, departureTime: null, ...stay }, house)
}
