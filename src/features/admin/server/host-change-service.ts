import {
  type Account,
  changeSubscription,
  disableAccount,
  enableAccount,
  lockAccount,
  moveAccess,
  type SubscriptionChange,
} from '#features/accounts/index.ts'
import {
  type CancellationOutcome,
  cancelByOperator,
  runTestPaymentAction,
  type TestPaymentAction,
} from '#features/billing/index.ts'
import { forgetDevicesOfSessions } from '#features/stays/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError, platformError } from '#platform/errors.ts'
import type { AccessGrant, CancellationKind, SubscriptionChoice } from '../shared/admin-contract.ts'
import type { AuditEntry, AuditKind } from '../shared/audit-entry.ts'
import { endOfDay } from './admin.ts'
import { adminError } from './admin-errors.ts'
import { hasUnansweredCancellation, insertAuditEntry } from './audit-queries.ts'
import { getObservedAccount } from './host-lookup-service.ts'
import { putHostBack, takeHostOffline } from './offline-service.ts'

/** The admin who acts, and the host concerned. */
type HostAction = { admin: Account; hostId: string }

/**
 * Moves the end of a trial; starts a trial if the account has none.
 * @param lastDay `YYYY-MM-DD`, UTC
 * @throws NOT_FOUND, DAY_NOT_AHEAD, HOST_HAS_PLAN when the account has an active plan
 */
export async function moveTrial(context: Context, scope: HostAction, lastDay: string): Promise<void> {
  const until = readLastDay(context, lastDay)
  await changeAccess(context, scope, { kind: 'trialMoved', data: { until } }, (account) => {
    const move = moveAccess(account, { kind: 'trialMoved', until }, context.clock.now())
    if ('refused' in move) throw adminError('HOST_HAS_PLAN')
    return move.change
  })
}

/**
 * Grants a plan free of charge until the end of a day.
 * @throws NOT_FOUND, DAY_NOT_AHEAD, HOST_HAS_PLAN when the account has a subscription that renews itself
 */
export async function grantAccess(context: Context, scope: HostAction, { plan, until: lastDay }: AccessGrant) {
  const until = readLastDay(context, lastDay)
  await changeAccess(context, scope, { kind: 'accessGranted', data: { plan, until } }, (account) => {
    const move = moveAccess(account, { kind: 'accessGranted', plan, until }, context.clock.now())
    if ('refused' in move) throw adminError('HOST_HAS_PLAN')
    return move.change
  })
}

/**
 * Ends an account's sessions and refuses new ones.
 * @param choices `subscription` is cancelled first. If this fails, the account is not disabled; the operator can retry
 * with `keep`. `offlineReason`: the books go offline until the account is enabled, and the host is told the reason.
 * Without it the books stay readable, so that guests who have already booked keep them.
 * @throws NOT_FOUND, ADMIN_NOT_DISABLED for an operator's account, the own one included; PAYMENTS_UNAVAILABLE and
 * BILLING_BUSY, unless the subscription is kept
 */
export async function disableHost(
  context: Context,
  { admin, hostId }: HostAction,
  { subscription: choice, offlineReason }: { subscription: SubscriptionChoice; offlineReason?: string | undefined },
): Promise<void> {
  const { db, clock } = context
  const { account: found } = await getObservedAccount(db, hostId)
  if (found.role === 'admin') throw adminError('ADMIN_NOT_DISABLED')
  const outcome =
    choice === 'keep' ? 'nothingToCancel' : await requestCancellation(context, { admin, hostId }, found, choice)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId: hostId })
    if (!account) throw platformError('NOT_FOUND')
    if (account.role === 'admin') throw adminError('ADMIN_NOT_DISABLED')
    const isStopped = choice !== 'keep' && (await isUnlogged(tx, hostId, outcome))
    await disableAccount(tx, { accountId: hostId }, clock.now())
    await forgetDevicesOfSessions(tx, { accountId: hostId })
    const books =
      offlineReason === undefined
        ? 0
        : await takeHostOffline(tx, context, account, { reason: offlineReason, withAccount: true })
    const data = { ...(isStopped && { subscription: choice }), ...(books > 0 && { books }) }
    const entry: AuditEntry = { kind: 'accountDisabled', data }
    await insertAuditEntry(tx, { adminId: admin.id, accountId: hostId }, entry, clock.now())
  })
}

/**
 * Enables an account, and puts back the books that went offline with it.
 * @throws NOT_FOUND
 */
export async function enableHost(context: Context, { admin, hostId }: HostAction): Promise<void> {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId: hostId })
    if (!account) throw platformError('NOT_FOUND')
    await enableAccount(tx, { accountId: hostId })
    const books = await putHostBack(tx, context, account, { takenWithAccount: true })
    const entry: AuditEntry = { kind: 'accountEnabled', data: books > 0 ? { books } : {} }
    await insertAuditEntry(tx, { adminId: admin.id, accountId: hostId }, entry, clock.now())
  })
}

/**
 * Cancels an account's subscription, whether or not the account is disabled.
 * @throws NOT_FOUND; NOTHING_TO_STOP if nothing is charged any more; PAYMENTS_UNAVAILABLE, BILLING_BUSY
 */
export async function cancelHostSubscription(
  context: Context,
  { admin, hostId }: HostAction,
  subscription: CancellationKind,
): Promise<void> {
  const { db, clock } = context
  const { account } = await getObservedAccount(db, hostId)
  const outcome = await requestCancellation(context, { admin, hostId }, account, subscription)
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: hostId })
    if (!(await isUnlogged(tx, hostId, outcome))) throw adminError('NOTHING_TO_STOP')
    const entry: AuditEntry = { kind: 'subscriptionStopped', data: { subscription } }
    await insertAuditEntry(tx, { adminId: admin.id, accountId: hostId }, entry, clock.now())
  })
}

/** Cancels and logs the request first: if the provider's answer is lost, the cancellation may still have happened. */
function requestCancellation(
  context: Context,
  { admin, hostId }: HostAction,
  account: Account,
  subscription: CancellationKind,
) {
  const entry: AuditEntry = { kind: 'subscriptionStopAsked', data: { subscription } }
  const logRequest = () =>
    insertAuditEntry(context.db, { adminId: admin.id, accountId: hostId }, entry, context.clock.now())
  return aboutHost(() => cancelByOperator(context, account, subscription, logRequest))
}

/** Whether a cancellation still has to be logged: a new one, or an earlier one whose answer was lost. */
async function isUnlogged(tx: Tx, hostId: string, outcome: CancellationOutcome): Promise<boolean> {
  return (
    outcome === 'cancelled' || (outcome === 'cancelledBefore' && hasUnansweredCancellation(tx, { accountId: hostId }))
  )
}

/**
 * Calls services of other features that act for a signed-in host. They report a deleted account as NOT_AUTHENTICATED,
 * which is NOT_FOUND for the operator.
 * @throws NOT_FOUND
 */
async function aboutHost<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_AUTHENTICATED') {
      throw platformError('NOT_FOUND', { cause: error })
    }
    throw error
  }
}

const testPaymentKinds = {
  renew: 'testPaymentRenewed',
  failNext: 'testPaymentFailing',
  recover: 'testPaymentRecovered',
} as const satisfies Record<TestPaymentAction, AuditKind>

/**
 * Triggers events in the built-in test gateway that otherwise take a month or a declined card.
 * @throws NOT_FOUND, also if a real provider is configured; NO_SUBSCRIPTION
 */
export async function changeTestPayments(
  context: Context,
  { admin, hostId }: HostAction,
  action: TestPaymentAction,
): Promise<void> {
  const { account } = await getObservedAccount(context.db, hostId)
  await aboutHost(() => runTestPaymentAction(context, account, action))
  const entry = { kind: testPaymentKinds[action], data: {} }
  await insertAuditEntry(context.db, { adminId: admin.id, accountId: hostId }, entry, context.clock.now())
}

/** Changes access and writes the audit entry in one transaction. */
async function changeAccess(
  context: Context,
  { admin, hostId }: HostAction,
  entry: AuditEntry,
  decide: (account: Account) => SubscriptionChange,
): Promise<void> {
  await getObservedAccount(context.db, hostId)
  await aboutHost(() =>
    changeSubscription(context, hostId, async (account, tx) => {
      const change = decide(account)
      await insertAuditEntry(tx, { adminId: admin.id, accountId: hostId }, entry, context.clock.now())
      return change
    }),
  )
}

function readLastDay({ clock }: Context, lastDay: string): number {
  const end = endOfDay(lastDay, clock.now())
  if (end === undefined) throw adminError('DAY_NOT_AHEAD', { fields: { until: 'DAY_NOT_AHEAD' } })
  return end
}
