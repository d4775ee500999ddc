import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { endedAccess } from '#features/accounts/shared/plan.ts'

/** Whether a host may create another book, and if not, the reason. */
export type CreationGate = 'open' | 'paymentRequired' | 'trialExpired' | 'planExpired' | 'limitReached'

/** The screen that resolves each reason; undefined where the host stays and is offered to upgrade. */
export const screenForObstacle: Record<Exclude<CreationGate, 'open'>, string | undefined> = {
  paymentRequired: '/payment',
  trialExpired: '/payment?plan=pro',
  planExpired: '/payment?plan=pro',
  limitReached: undefined,
}

/**
 * Saves the host from filling in a form that the server would refuse; the server checks again.
 * @param bookCount undefined while the list is not loaded: then only the plan is checked
 */
export function creationGateOf(
  user: Pick<CurrentUser, 'planStatus' | 'accessUntil' | 'canCreateBooks' | 'bookLimit'>,
  bookCount: number | undefined,
): CreationGate {
  if (!user.canCreateBooks) {
    if (user.planStatus === 'none') return 'paymentRequired'
    return endedAccess(user) === 'plan' ? 'planExpired' : 'trialExpired'
  }
  return user.bookLimit !== null && (bookCount ?? 0) >= user.bookLimit ? 'limitReached' : 'open'
}
