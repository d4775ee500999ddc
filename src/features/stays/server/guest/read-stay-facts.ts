import { hour, second } from '#platform/clock.ts'
import { undoTime } from '../../shared/stay.ts'
import type { StayFacts, Tap } from '../../shared/stay-facts.ts'
import { spareCodesFrom } from '../codes/spare-codes.ts'
import { dateAt, instantOf, timeAt } from '../house-time.ts'
import type { FoundStay } from '../stays/stay-links.ts'
import { secretsStateAt, windowOf } from '../stays/stay-window.ts'

/** From this hour on the day before the departure, the card about leaving is first on the page. */
const eveningBegins = '18:00'

/** How long after the arrival leaving is not yet what guests need first, in milliseconds. */
const restAfterArrival = 2 * hour

/**
 * How long a page is valid (ms) that holds back spare codes until other guests have left: no revision of its own says that
 * they have.
 */
const lookForOthers = 15 * second

type StayOfLink = Pick<FoundStay, 'stay' | 'settings' | 'guestsUntil'> & { token: string }

/** The decrypted codes of a stay. */
export type StayCodes = {
  /** The stay's own; null: it uses the book's. */
  code: string | null
  /** Those of the host's spare codes that the page shows while secrets are shown. */
  spareCodes: readonly string[]
  /** How many more the stay may see. */
  spareCodesLeft: number
}

/** The content of a stay's page, and until when it is valid if nobody changes anything (ms UTC; null: for ever). */
export type DatedFacts = { facts: StayFacts; changesAt: number | null }

/**
 * The content of a stay's page at a time in ms UTC. Contains codes only while `secretsStateAt` allows it; a spare code
 * also when the change of a shared code is late.
 */
export function readStayFacts(found: StayOfLink, codes: StayCodes, nowMs: number): DatedFacts {
  const { stay, settings, token } = found
  const { timeZone } = settings
  const { releaseAt, arrivesAt, endsAt } = windowOf(stay, settings)
  const { state, codeState, needsSeen, needsChange, changesAt } = secretsStateAt(stay, settings, nowMs)
  const spareFrom = spareCodesFrom(found)
  const today = dateAt(nowMs, timeZone)
  const isArrivalTime = nowMs >= arrivesAt
  const evening = instantOf(dayAfter(stay.departure, -1), eveningBegins, timeZone)
  const eveningAt = Math.max(evening, arrivesAt + restAfterArrival)
  // On the day of arrival the door comes first until they are in.
  const isComing = stay.arrivedAt === null && today <= stay.arrival
  const tomorrowAt = instantOf(dayAfter(today, 1), '00:00', timeZone)
  const hasOwnCode = settings.codeMode !== 'fixed' || stay.keepsCode
  const code = hasOwnCode && codeState === 'shown' ? codes.code : null
  // Before the release nothing that the host does shows more, except that she may meet guests who come early.
  const isReleased = nowMs >= releaseAt
  const isGated = needsSeen && (isReleased || today >= stay.arrival)
  const arrived = readTap(stay.arrivedAt, timeZone, nowMs)
  const departed = readTap(stay.departedAt, timeZone, nowMs)
  const facts: StayFacts = {
    token,
    isPreview: false,
    arrival: stay.arrival,
    departure: stay.departure,
    arrivalTime: stay.arrivalTime,
    departureTime: stay.departureTime,
    today,
    state,
    codeState,
    // The gate comes first at any time: no hour can be promised while the host has to act.
    waitsFor: (needsSeen && 'seen') || (needsChange && 'codeChange') || null,
    awaitsHost: isGated || (isReleased && state !== 'over' && hasOwnCode && code === null),
    isCancelled: stay.cancelledAt !== null,
    isArrivalDay: today >= stay.arrival,
    isArrivalTime,
    isLastEvening: nowMs >= eveningAt && !isComing && state !== 'over',
    release: houseTime(releaseAt, timeZone),
    end: houseTime(endsAt, timeZone),
    endsAt,
    code,
    hasOwnCode,
    spareCodes: state === 'shown' ? codes.spareCodes : [],
    spareCodesLeft: codes.spareCodesLeft,
    canAskSpare: state === 'shown' && nowMs >= spareFrom,
    hasAskedSpare: stay.spareCodesShown > 0,
    arrived,
    departed,
  }
  const waitsForOthers = isArrivalTime && nowMs < spareFrom
  const nextLook = waitsForOthers ? (Math.floor(nowMs / lookForOthers) + 1) * lookForOthers : null
  const taps = [arrived?.undoUntil, departed?.undoUntil]
  const moments = [changesAt, spareFrom, nextLook, eveningAt, tomorrowAt, ...taps]
  const later = moments.filter((moment): moment is number => typeof moment === 'number' && moment > nowMs)
  return { facts, changesAt: state === 'over' || later.length === 0 ? null : Math.min(...later) }
}

function readTap(tappedAt: number | null, timeZone: string, nowMs: number): Tap | null {
  if (tappedAt === null) return null
  const undoUntil = tappedAt + undoTime
  const isOfToday = dateAt(tappedAt, timeZone) === dateAt(nowMs, timeZone)
  return { undoUntil, isFresh: nowMs < undoUntil, isOfToday }
}

function houseTime(instantMs: number, timeZone: string) {
  return { date: dateAt(instantMs, timeZone), time: timeAt(instantMs, timeZone) }
}

function dayAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
