import { type Account, accessOf } from '#features/accounts/index.ts'
import type { Book } from './book.ts'
import { bookError } from './book-errors.ts'

/**
 * Creating and editing need a trial or a subscription; reading, sharing and deleting do not.
 * @throws PAYMENT_REQUIRED, TRIAL_EXPIRED
 */
export function refuseUnpaid(host: Account, now: number): void {
  const access = accessOf(host, now)
  if (access.canCreateBooks) return
  throw bookError(access.status === 'expired' ? 'TRIAL_EXPIRED' : 'PAYMENT_REQUIRED')
}

/** @throws EDIT_CONFLICT when an edit began from another revision than the stored one */
export function refuseStaleEdit(stored: Book, { revision }: { revision?: number | undefined }): void {
  if (revision !== undefined && revision !== stored.revision) {
    throw bookError('EDIT_CONFLICT', { params: { revision: stored.revision } })
  }
}
