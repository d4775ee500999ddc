import { day } from '#platform/clock.ts'
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
 * What a host has to do for a stay: confirm the change of the code, confirm that she has seen the guests, enter a code,
 * or put the stay's personal code on the lock.
 */
export type StayNeed = { kind: 'codeChange' | 'seen' | 'noCode' | 'setCode'; isLate: boolean }

/** How many days before the code is shown a missing one is reported. */
const daysAhead = 7

type NeedingStay = CodedStay &
  Pick<StayView, 'arrival' | 'arrivedAt' | 'departedAt' | 'code' | 'codeDueAt' | 'codeBefore' | 'isCodeRemoved'>

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
  const further = [...listMissingCode(stay, book, { state, now }), ...listUnsetCode(stay, book, now)]
  if (state === 'unseen') {
    const seen: StayNeed = { kind: 'seen', isLate: stay.state === 'inHouse' }
    return stay.needsCodeChange ? [seen, ...listCodeChange(stay, book, now)] : [seen, ...further]
  }
  if (needsChange(stay) && (state === 'waiting' || state === 'unconfirmed' || state === 'late'))
    return listCodeChange(stay, book, now)
  return further
}

/** A page that shows a stay's own code, and there is none. */
function listMissingCode(
  stay: NeedingStay,
  { codeMode }: Pick<StayBook, 'codeMode'>,
  { state, now }: { state: CodeState; now: number },
): StayNeed[] {
  const isNear = Date.parse(stay.releaseAt) - now < daysAhead * day
  const isShown = state === 'waiting' || state === 'shown' || state === 'unseen'
  if (codeMode === 'fixed' || stay.code !== null || !isNear || !isShown || stay.state === 'departed') return []
  return [{ kind: 'noCode', isLate: state === 'shown' || (state === 'unseen' && stay.state === 'inHouse') }]
}

/** A personal code that the lock does not know yet. */
function listUnsetCode(stay: NeedingStay, book: Pick<StayBook, 'timeZone'>, now: number): StayNeed[] {
  return hasCodeToSet(stay, book, now) ? [{ kind: 'setCode', isLate: stay.state === 'inHouse' }] : []
}

/** As `isCodeToSet`, for a stay as the host gets it. */
export function hasCodeToSet(
  stay: Omit<UnsetStay, 'hasTappedIn' | 'hasLeft'> & Pick<StayView, 'arrivedAt' | 'departedAt'>,
  book: Pick<StayBook, 'timeZone'>,
  now: number,
): boolean {
  return isCodeToSet({ ...stay, hasTappedIn: stay.arrivedAt !== null, hasLeft: stay.departedAt !== null }, book, now)
}

type UnsetStay = Pick<
  StayView,
  'arrival' | 'state' | 'isLinkRevoked' | 'codeDueAt' | 'codeBefore' | 'isCodeRemoved'
> & {
  hasTappedIn: boolean
  hasLeft: boolean
}

/**
 * Whether the host has to put the code of a stay on the lock now. Guests who have slept in the house have got in, so
 * nothing is asked for them unless their code was replaced, or taken off the lock before their stay came back. Some
 * guests tap 'We are in' before they are.
 */
export function isCodeToSet(stay: UnsetStay, { timeZone }: Pick<StayBook, 'timeZone'>, now: number): boolean {
  const { state, codeDueAt, codeBefore, isCodeRemoved, arrival } = stay
  if (codeDueAt === null || now < Date.parse(codeDueAt) || stay.isLinkRevoked || stay.hasLeft) return false
  if (state !== 'inHouse') return state === 'expected'
  const today = dayIn(timeZone ?? 'UTC', now)
  if (codeBefore !== null || isCodeRemoved || today <= arrival) return true
  return !stay.hasTappedIn && Date.parse(today) - Date.parse(arrival) <= day
}

/** Whether the change of a shared code can be confirmed for a stay: its guests are coming, or have not left. */
export function canConfirmCode({ state, departedAt }: Pick<StayView, 'state' | 'departedAt'>): boolean {
  return (state === 'expected' || state === 'inHouse') && departedAt === null
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
