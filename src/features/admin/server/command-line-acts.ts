import { type Account, grantAdmin, setTrialEnd } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { commandLineId } from '../shared/admin-act.ts'
import { insertAct } from './admin-queries.ts'
import { putBack, takeOffline } from './offline-service.ts'

/** Makes an account an operator's and writes that down. @returns undefined when the address has no account */
export async function grantAdminByCommand(context: Context, email: string): Promise<Account | undefined> {
  return context.db.transaction().execute(async (tx) => {
    const account = await grantAdmin({ ...context, db: tx }, email)
    if (!account) return undefined
    const scope = { adminId: commandLineId, accountId: account.id }
    await insertAct(tx, scope, { kind: 'adminGranted', data: {} }, context.clock.now())
    return account
  })
}

/**
 * Moves the end of a trial (ms UTC) and writes that down, both or neither. An account without a trial stays as it is,
 * which the answer shows. @returns undefined when the address has no account
 */
export function setTrialEndByCommand(context: Context, email: string, until: number): Promise<Account | undefined> {
  return setTrialEnd(context, email, until, (tx, account) => {
    const scope = { adminId: commandLineId, accountId: account.id }
    return insertAct(tx, scope, { kind: 'trialMoved', data: { until } }, context.clock.now())
  })
}

/** As on the admin pages. @throws BOOK_NOT_FOUND, BOOK_ALREADY_OFFLINE */
export function takeOfflineByCommand(context: Context, bookId: string, reason: string): Promise<void> {
  return takeOffline(context, { adminId: commandLineId, bookId }, reason)
}

/** As on the admin pages. @throws BOOK_NOT_FOUND, BOOK_NOT_OFFLINE */
export function putBackByCommand(context: Context, bookId: string): Promise<void> {
  return putBack(context, { adminId: commandLineId, bookId })
}
