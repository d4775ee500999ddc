import { type Account, accessOf } from '#features/accounts/index.ts'
import { endedAccess } from '#features/accounts/shared/plan.ts'
import { platformError } from '#platform/errors.ts'
import type { Book } from '../shared/book.ts'
import { excessFields, findExcess, writtenOf } from '../shared/book-bounds.ts'
import { type BookInput, toWritten } from '../shared/book-contract.ts'
import { bookError } from './book-errors.ts'

/**
 * Creating and editing need a trial or a subscription; reading, sharing, deleting, a quick edit and unpublishing do not.
 * @throws PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED
 */
export function refuseUnpaid(host: Account, now: number): void {
  const access = accessOf(host, now)
  if (access.canCreateBooks) return
  if (access.status !== 'expired') throw bookError('PAYMENT_REQUIRED')
  throw bookError(endedAccess(host) === 'plan' ? 'PLAN_EXPIRED' : 'TRIAL_EXPIRED')
}

/** @throws INVALID_INPUT with the fields that exceed their limit and have grown */
export function refuseExcess(stored: Book, input: BookInput): void {
  const before = writtenOf(stored)
  const excess = findExcess({ ...toWritten(input), leftovers: input.leftovers ?? before.leftovers }, before)
  if (excess.length > 0) throw platformError('INVALID_INPUT', { fields: excessFields(excess) })
}

/** @throws EDIT_CONFLICT if the edit is based on another revision than the stored one */
export function refuseStaleEdit(stored: Pick<Book, 'revision'>, { revision }: { revision?: number | undefined }): void {
  if (revision !== undefined && revision !== stored.revision) {
    throw bookError('EDIT_CONFLICT', { params: { revision: stored.revision } })
  }
}
