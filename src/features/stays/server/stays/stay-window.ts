import { hour } from '#platform/clock.ts'
import type { CodeMode, StayState, Wait } from '../../shared/stay.ts'
import { arrivalOf, departureOf, type House, type StayDates, stateOf } from '../house-time.ts'

/** The dates of a stay, and its own hours; null: the book's. */
export type StayTimes = StayDates & { arrivalTime: string | null; departureTime: string | null }

/** The data that decide the time of a stay's window. */
export type WindowSettings = House & { releaseHours: number; bufferHours: number }

/** All in milliseconds UTC. Secrets are shown from `releaseAt` until just before `endsAt`. */
export type StayWindow = { releaseAt: number; arrivesAt: number; departsAt: number; endsAt: number }

/** The house with the stay's own hours. */
export function houseOf(stay: StayTimes, { timeZone, arrivalTime, departureTime }: House): House {
  return {
    timeZone,
    arrivalTime: stay.arrivalTime ?? arrivalTime,
    departureTime: stay.departureTime ?? departureTime,
  }
}

/**
 * When a stay's secrets are shown. The hours before arrival and after departure are elapsed hours, so that a clock
 * change does not shorten them.
 */
export function windowOf(stay: StayTimes, settings: WindowSettings): StayWindow {
  const house = houseOf(stay, settings)
  const arrivesAt = arrivalOf(stay, house)
  const departsAt = departureOf(stay, house)
  return {
    releaseAt: arrivesAt - settings.releaseHours * hour,
    arrivesAt,
    departsAt,
    endsAt: departsAt + settings.bufferHours * hour,
  }
}

/** The state of a stay at a time in ms UTC. Depends on the clock: taps of guests do not change it. */
export function stateAt(
  stay: StayTimes & { cancelledAt: number | null },
  settings: WindowSettings,
  nowMs: number,
): StayState {
  return stay.cancelledAt === null ? stateOf(stay, houseOf(stay, settings), nowMs) : 'cancelled'
}

type Shown = 'waiting' | 'shown' | 'over'

export type SecretsState = {
  /** State of all secrets except the code. */
  state: Shown
  /** State of the code: it can appear later than the rest, if the change of a shared code is not confirmed. */
  codeState: Shown
  /** What the code, or all secrets, wait for besides their hour; of both what keeps the page from showing more now. */
  waitsFor: Wait | null
  /** The change of a shared code is not confirmed, and the host has not seen the guests. Both can be so at once. */
  needsChange: boolean
  needsSeen: boolean
  /** The next instant at which the clock alone changes what the stay's page shows, in ms UTC; null: none. */
  changesAt: number | null
}

/** The data that decide whether a stay's secrets are shown, besides its window. */
export type ReleaseFacts = StayTimes & {
  cancelledAt: number | null
  /** When the host has confirmed that she has seen the guests. */
  seenAt: number | null
  codeConfirmedAt: number | null
  /** The stay has a code that does not follow the book's code mode. */
  keepsCode: boolean
}
export type ReleaseSettings = WindowSettings & { codeMode: CodeMode; seenGate: boolean }

const over: SecretsState = {
  state: 'over',
  codeState: 'over',
  waitsFor: null,
  needsChange: false,
  needsSeen: false,
  changesAt: null,
}

/**
 * The only decision whether a stay's secrets are shown at a time in ms UTC: inside the window, after the host has seen
 * the guests if she requires that, and the code only after the change of a shared code was confirmed.
 */
export function secretsStateAt(stay: ReleaseFacts, settings: ReleaseSettings, nowMs: number): SecretsState {
  if (stay.cancelledAt !== null) return over
  const { releaseAt, arrivesAt, endsAt } = windowOf(stay, settings)
  if (nowMs >= endsAt) return over
  const needsChange = settings.codeMode === 'shared' && stay.codeConfirmedAt === null && !stay.keepsCode
  const needsSeen = settings.seenGate && stay.seenAt === null
  const isReleased = nowMs >= releaseAt
  const waitsFor = findWait({ needsChange, needsSeen, isReleased })
  return {
    state: isReleased && !needsSeen ? 'shown' : 'waiting',
    codeState: isReleased && !needsSeen && !needsChange ? 'shown' : 'waiting',
    waitsFor,
    needsChange,
    needsSeen,
    changesAt: [releaseAt, arrivesAt, endsAt].find((instant) => instant > nowMs) ?? null,
  }
}

/** The lock has to be changed before the guests come; from the release on, nothing is shown until they were seen. */
function findWait({
  needsChange,
  needsSeen,
  isReleased,
}: { [Name in 'needsChange' | 'needsSeen' | 'isReleased']: boolean }) {
  if (needsSeen && (isReleased || !needsChange)) return 'seen'
  return needsChange ? 'codeChange' : null
}
