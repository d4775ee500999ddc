import { type Account, grantAdmin, setTrialEnd } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { commandLineId } from '../shared/audit-entry.ts'
import { insertAuditEntry } from './audit-queries.ts'
import { putBack, takeOffline } from './offline-service.ts'

/**
 * Makes an account an admin and logs it.
 * @returns undefined if no account has the address
 */
export async function grantAdminByCommand(context: Context, email: string): Promise<Account | undefined> {
  return context.db.transaction().execute(async (tx) => {
    const account = await grantAdmin({ ...context, db: tx }, email)
    if (!account) return undefined
    const scope = { adminId: commandLineId, accountId: account.id }
    await insertAuditEntry(tx, scope, { kind: 'adminGranted', data: {} }, context.clock.now())
    return account
  })
}

/**
 * Sets the end of a trial (ms UTC) and logs it, in one transaction. An account without a trial is returned unchanged.
 * @returns undefined if no account has the address
 */
export function setTrialEndByCommand(context: Context, email: string, until: number): Promise<Account | undefined> {
  return setTrialEnd(context, email, until, (tx, account) => {
    const scope = { adminId: commandLineId, accountId: account.id }
    return insertAuditEntry(tx, scope, { kind: 'trialMoved', data: { until } }, context.clock.now())
  })
}

/**
 * As `takeOffline` of the admin pages.
 * @throws BOOK_NOT_FOUND, BOOK_ALREADY_OFFLINE
 */
export function takeOfflineByCommand(context: Context, bookId: string, reason: string): Promise<void> {
  return takeOffline(context, { adminId: commandLineId, bookId }, reason)
}

/**
 * As `putBack` of the admin pages.
 * @throws BOOK_NOT_FOUND, BOOK_NOT_OFFLINE
 */
export function putBackByCommand(context: Context, bookId: string): Promise<void> {
  return putBack(context, { adminId: commandLineId, bookId })
}
