import type { StayBook, StayOfBook, StayView } from '../shared/stay-contract.ts'

export type { StayBook }
export type ListedStay = StayOfBook

/**
 * What a stay's page shows of the codes: nothing is secret (`open`), they wait for their hour (`waiting`) or for the host
 * (`unconfirmed`, `unseen`), nobody confirmed them in time (`late`), they are `shown`, or no longer (`over`).
 */
export type CodeState = 'open' | 'waiting' | 'unconfirmed' | 'late' | 'unseen' | 'shown' | 'over' | 'cancelled'

/** @param now milliseconds UTC */
export function codeStateOf(
  stay: Pick<StayView, 'state' | 'waitsFor' | 'releaseAt' | 'endsAt'>,
  { hasSecrets }: Pick<StayBook, 'hasSecrets'>,
  now: number,
): CodeState {
  if (stay.state === 'cancelled') return 'cancelled'
  if (!hasSecrets) return 'open'
  const hasLeft = stay.state === 'departed'
  if (now >= Date.parse(stay.endsAt) || (hasLeft && stay.waitsFor !== null)) return 'over'
  const isReleased = now >= Date.parse(stay.releaseAt)
  if (stay.waitsFor === 'codeChange' && stay.state === 'inHouse') return 'late'
  if (stay.waitsFor === 'codeChange' && isReleased) return 'unconfirmed'
  if (stay.waitsFor === 'seen' && isReleased) return 'unseen'
  return isReleased ? 'shown' : 'waiting'
}
