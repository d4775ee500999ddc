import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'

/** The notice about the end of a host's trial. */
export type TrialNotice = {
  tone: 'blue' | 'orange' | 'red'
  isExpired: boolean
  daysLeft: number
  /** Whether to offer a subscription; only near the end of the trial. */
  offersSubscription: boolean
}

/**
 * Thresholds: red at three days or fewer and when expired, orange at seven or fewer. With
 * a card on file the plan continues, so there is no warning.
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
