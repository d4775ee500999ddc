import { dayIn } from '#platform/i18n/day.ts'
import type { StayBook, StayView } from './stay-contract.ts'

/**
 * What a stay's page shows of the codes: nothing is secret (`open`), they wait for their hour (`waiting`) or for the
 * host (`unconfirmed`, `unseen`), nobody confirmed them in time (`late`), they are `shown`, or no longer (`over`), or
 * the host has revoked the link (`withdrawn`).
 */
export type CodeState =
  | 'open'
  | 'waiting'
  | 'unconfirmed'
  | 'late'
  | 'unseen'
  | 'shown'
  | 'over'
  | 'cancelled'
  | 'withdrawn'

type CodedStay = Pick<StayView, 'state' | 'waitsFor' | 'needsCodeChange' | 'releaseAt' | 'endsAt' | 'isLinkRevoked'>

/** @param now milliseconds UTC */
export function codeStateOf(stay: CodedStay, { hasSecrets }: Pick<StayBook, 'hasSecrets'>, now: number): CodeState {
  if (stay.state === 'cancelled') return 'cancelled'
  if (!hasSecrets) return 'open'
  const hasLeft = stay.state === 'departed'
  if (now >= Date.parse(stay.endsAt) || (hasLeft && stay.waitsFor !== null)) return 'over'
  if (stay.isLinkRevoked) return 'withdrawn'
  const isReleased = now >= Date.parse(stay.releaseAt)
  if (stay.waitsFor === 'seen' && isReleased) return 'unseen'
  if (needsChange(stay) && stay.state === 'inHouse') return 'late'
  if (needsChange(stay) && isReleased) return 'unconfirmed'
  return isReleased ? 'shown' : 'waiting'
}

/**
 * What a host has to do for a stay: confirm the change of the code, confirm that she has seen the guests, or enter a
 * code.
 */
export type StayNeed = { kind: 'codeChange' | 'seen' | 'noCode'; isLate: boolean }

/** How many days before the code is shown a missing one is reported. */
const daysAhead = 7

type NeedingStay = CodedStay & Pick<StayView, 'arrival' | 'arrivedAt' | 'departedAt' | 'code'>

/**
 * What a stay wants of its host now, the most urgent first. The page Stays and the daily mail name the same.
 * @param now milliseconds UTC
 */
export function listNeeds(
  stay: NeedingStay,
  book: Pick<StayBook, 'hasSecrets' | 'codeMode' | 'timeZone'>,
  now: number,
): StayNeed[] {
  const state = codeStateOf(stay, book, now)
  if (state === 'unseen') {
    const seen: StayNeed = { kind: 'seen', isLate: stay.state === 'inHouse' }
    return stay.needsCodeChange ? [seen, ...listCodeChange(stay, book, now)] : [seen]
  }
  if (needsChange(stay) && (state === 'waiting' || state === 'unconfirmed' || state === 'late'))
    return listCodeChange(stay, book, now)
  const isNear = Date.parse(stay.releaseAt) - now < daysAhead * 24 * 60 * 60_000
  if (!isNear || stay.state === 'departed' || !(state === 'waiting' || state === 'shown')) return []
  const lacksCode = book.codeMode === 'personal' && stay.code === null
  return lacksCode ? [{ kind: 'noCode', isLate: state === 'shown' }] : []
}

function needsChange({ waitsFor, needsCodeChange }: CodedStay): boolean {
  return waitsFor === 'codeChange' || needsCodeChange
}

/** From the release on, or from the day of arrival where the release is later. */
function listCodeChange(stay: NeedingStay, { timeZone }: Pick<StayBook, 'timeZone'>, now: number): StayNeed[] {
  const today = dayIn(timeZone ?? 'UTC', now)
  if (stay.state !== 'inHouse') {
    const isDue = now >= Date.parse(stay.releaseAt) || today >= stay.arrival
    return isDue ? [{ kind: 'codeChange', isLate: false }] : []
  }
  // Guests who are in need no other code; a new one on the lock is meant for the next. But some tap before they are in.
  const isIn = (stay.arrivedAt !== null && today > stay.arrival) || stay.departedAt !== null
  return isIn ? [] : [{ kind: 'codeChange', isLate: true }]
}
