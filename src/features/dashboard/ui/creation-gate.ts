import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'

/** Whether a host may begin another book, and if not, what stands in the way (SPEC section 4). */
export type CreationGate = 'open' | 'paymentRequired' | 'trialExpired' | 'limitReached'

/** Where the obstacle is removed; a reached limit is only explained. */
export const wayThrough: Record<Exclude<CreationGate, 'open'>, string | undefined> = {
  paymentRequired: '/payment',
  trialExpired: '/payment?plan=pro',
  limitReached: undefined,
}

/**
 * Spares the host a form that the server would refuse; the server decides all the same.
 * @param bookCount undefined while the list is not known: then only the payment counts
 */
export function creationGateOf(
  user: Pick<CurrentUser, 'planStatus' | 'canCreateBooks' | 'bookLimit'>,
  bookCount: number | undefined,
): CreationGate {
  if (!user.canCreateBooks) return user.planStatus === 'none' ? 'paymentRequired' : 'trialExpired'
  return user.bookLimit !== null && (bookCount ?? 0) >= user.bookLimit ? 'limitReached' : 'open'
}
