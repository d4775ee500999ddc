import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'

/** Why a host may not write: where she is sent instead, and the toast that says so. */
export type Refusal = { to: string; reason?: 'payment' | 'trial' | 'limit' }

type Applicant = Pick<CurrentUser, 'planStatus' | 'trialDaysLeft' | 'bookLimit'>

/**
 * SPEC sections 2, 4 and 8. The server decides the same again on every save; here it spares the host writing
 * what she could not keep.
 * @param bookCount books that the account has; undefined while editing one of them, or while unknown
 */
export function findRefusal(user: Applicant | null, bookCount: number | undefined): Refusal | undefined {
  if (user === null) return { to: '/login' }
  const hasTrialEnded = user.planStatus === 'expired' || (user.planStatus === 'trial' && user.trialDaysLeft === 0)
  if (hasTrialEnded) return { to: '/payment?plan=pro', reason: 'trial' }
  if (user.planStatus !== 'active' && user.planStatus !== 'trial') return { to: '/payment', reason: 'payment' }
  if (bookCount !== undefined && user.bookLimit !== null && bookCount >= user.bookLimit)
    return { to: '/profile', reason: 'limit' }
  return undefined
}
