import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { endedAccess } from '#features/accounts/shared/plan.ts'

/** Why a host may not write: where she is sent instead, and the toast that says so. */
export type Refusal = { to: string; reason?: 'payment' | 'trial' | 'plan' | 'limit' }

type Applicant = Pick<CurrentUser, 'planStatus' | 'trialDaysLeft' | 'accessUntil' | 'bookLimit'>

/**
 * Redirects visitors, hosts without access, and hosts at the limit of books. The server checks the same
 * again on every save; here it saves the host from writing what could not be saved.
 * @param bookCount books that the account has; undefined while editing one of them, or while unknown
 */
export function findRefusal(user: Applicant | null, bookCount: number | undefined): Refusal | undefined {
  if (user === null) return { to: '/login' }
  const hasTrialEnded = user.planStatus === 'expired' || (user.planStatus === 'trial' && user.trialDaysLeft === 0)
  if (hasTrialEnded) return { to: '/payment?plan=pro', reason: endedAccess(user) }
  if (user.planStatus !== 'active' && user.planStatus !== 'trial') return { to: '/payment', reason: 'payment' }
  if (bookCount !== undefined && user.bookLimit !== null && bookCount >= user.bookLimit)
    return { to: '/profile', reason: 'limit' }
  return undefined
}
