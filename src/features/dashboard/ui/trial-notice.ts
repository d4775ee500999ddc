import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'

/** What a host should know about the end of the trial. */
export type TrialNotice = {
  tone: 'blue' | 'orange' | 'red'
  isExpired: boolean
  daysLeft: number
  /** Near the end the notice offers to subscribe; earlier that would only be pushing. */
  offersSubscription: boolean
}

/**
 * The thresholds of SPEC sections 4 and 9: red at three days or fewer and when expired, orange at seven or fewer. With a
 * card on file nothing is about to end, and nothing is left to do.
 */
export function findTrialNotice(
  user: Pick<CurrentUser, 'planStatus' | 'trialDaysLeft' | 'renewal'>,
): TrialNotice | undefined {
  if (user.planStatus !== 'trial' && user.planStatus !== 'expired') return undefined
  const daysLeft = user.planStatus === 'trial' ? (user.trialDaysLeft ?? 0) : 0
  const isExpired = daysLeft <= 0
  if (!isExpired && user.renewal === 'renews') return { tone: 'blue', isExpired, daysLeft, offersSubscription: false }
  return { tone: toneOf(daysLeft), isExpired, daysLeft, offersSubscription: daysLeft <= 7 }
}

function toneOf(daysLeft: number): TrialNotice['tone'] {
  if (daysLeft <= 3) return 'red'
  return daysLeft <= 7 ? 'orange' : 'blue'
}
