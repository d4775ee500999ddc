import {
  type Account,
  accessOf,
  changeSubscription,
  disableAccount,
  enableAccount,
  findObservedAccount,
  listSessionsOf,
  lockAccount,
  moveAccess,
  type ObservedAccount,
  type SubscriptionChange,
  searchAccounts,
} from '#features/accounts/index.ts'
import {
  actOnTestPayments,
  findSubscription,
  liveOf,
  providerName,
  type StopOutcome,
  stopSubscription,
  type TestPaymentAct,
} from '#features/billing/index.ts'
import { countBooksOf } from '#features/books/index.ts'
import { listDomains } from '#features/domains/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError, platformError } from '#platform/errors.ts'
import type { Act } from '../shared/admin-act.ts'
import type {
  AccessGrant,
  FoundHost,
  HostDetails,
  HostFilter,
  SubscriptionFate,
  SubscriptionStop,
} from '../shared/admin-contract.ts'
import { endOfDay } from './admin.ts'
import { adminError } from './admin-errors.ts'
import { presentCharge, presentDomain, presentHost, presentMoment, presentTime } from './admin-presenter.ts'
import { hasUnansweredStop, insertAct } from './admin-queries.ts'
import { putHostBack, takeHostOffline } from './offline-service.ts'

/** Hosts in one answer; whoever is not among them is found by more letters. */
const pageLength = 20

/** Who does it, and to whom. */
type HostAct = { admin: Account; hostId: string }

/** Accounts by a part of their name or address, newest first. */
export async function searchHosts(
  { db, clock }: Context,
  { search, only }: { search: string; only?: HostFilter | undefined },
): Promise<{ hosts: FoundHost[]; hasMore: boolean }> {
  const found = await searchAccounts(db, { words: search, only, limit: pageLength + 1 })
  const listed = found.slice(0, pageLength)
  const bookCounts = await countBooksOf(
    db,
    listed.map(({ account }) => account.id),
  )
  return {
    hosts: listed.map((host) => presentHost(host, bookCounts.get(host.account.id) ?? 0, clock.now())),
    hasMore: found.length > pageLength,
  }
}

/** @throws NOT_FOUND */
export async function getHost(context: Context, hostId: string): Promise<HostDetails> {
  const { db, clock } = context
  const now = clock.now()
  const host = await getObservedAccount(db, hostId)
  const [bookCounts, sessions, domains] = await Promise.all([
    countBooksOf(db, [hostId]),
    listSessionsOf(db, { accountId: hostId }, now),
    listDomains(db, { accountId: hostId }),
  ])
  return {
    ...presentHost(host, bookCounts.get(hostId) ?? 0, now),
    language: host.account.language,
    payments: await readPayments(context, host.account),
    sessions: sessions.map((session) => ({
      createdAt: presentMoment(session.createdAt),
      lastSeenAt: presentMoment(session.lastSeenAt),
      expiresAt: presentMoment(session.expiresAt),
    })),
    domains: domains.map(presentDomain),
  }
}

/**
 * Moves the end of a trial, or begins one where there is none.
 * @param lastDay `YYYY-MM-DD`, UTC
 * @throws NOT_FOUND, DAY_NOT_AHEAD, HOST_HAS_PLAN when the account has an active plan
 */
export async function moveTrial(context: Context, scope: HostAct, lastDay: string): Promise<void> {
  const until = readLastDay(context, lastDay)
  await changeAccess(context, scope, { kind: 'trialMoved', data: { until } }, (account) => {
    const move = moveAccess(account, { kind: 'trialMoved', until }, context.clock.now())
    if ('refused' in move) throw adminError('HOST_HAS_PLAN')
    return move.change
  })
}

/**
 * Gives a plan for nothing until the end of a day.
 * @throws NOT_FOUND, DAY_NOT_AHEAD, HOST_HAS_PLAN when the account has a subscription that renews itself
 */
export async function grantAccess(context: Context, scope: HostAct, { plan, until: lastDay }: AccessGrant) {
  const until = readLastDay(context, lastDay)
  await changeAccess(context, scope, { kind: 'accessGranted', data: { plan, until } }, (account) => {
    const move = moveAccess(account, { kind: 'accessGranted', plan, until }, context.clock.now())
    if ('refused' in move) throw adminError('HOST_HAS_PLAN')
    return move.change
  })
}

/**
 * Ends an account's sessions and refuses new ones.
 * @param fates `subscription` is stopped first: where that fails the account stays as it is, and the operator can still
 *   disable it and `keep` the subscription. `offlineReason`: its books go offline until it is enabled, and the host
 *   reads why; without it they stay readable, since guests on their way have done nothing
 * @throws NOT_FOUND, ADMIN_NOT_DISABLED for an operator's account, the own one among them; PAYMENTS_UNAVAILABLE and
 *   BILLING_BUSY, unless the subscription is kept
 */
export async function disableHost(
  context: Context,
  { admin, hostId }: HostAct,
  { subscription: fate, offlineReason }: { subscription: SubscriptionFate; offlineReason?: string | undefined },
): Promise<void> {
  const { db, clock } = context
  const { account: found } = await getObservedAccount(db, hostId)
  if (found.role === 'admin') throw adminError('ADMIN_NOT_DISABLED')
  const outcome = fate === 'keep' ? 'nothingToStop' : await stop(context, { admin, hostId }, found, fate)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId: hostId })
    if (!account) throw platformError('NOT_FOUND')
    if (account.role === 'admin') throw adminError('ADMIN_NOT_DISABLED')
    const isStopped = fate !== 'keep' && (await isUnlogged(tx, hostId, outcome))
    await disableAccount(tx, { accountId: hostId }, clock.now())
    const books =
      offlineReason === undefined
        ? 0
        : await takeHostOffline(tx, context, account, { reason: offlineReason, withAccount: true })
    const data = { ...(isStopped && { subscription: fate }), ...(books > 0 && { books }) }
    const act: Act = { kind: 'accountDisabled', data }
    await insertAct(tx, { adminId: admin.id, accountId: hostId }, act, clock.now())
  })
}

/** Opens an account again, and puts back the books that went offline with it. @throws NOT_FOUND */
export async function enableHost(context: Context, { admin, hostId }: HostAct): Promise<void> {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId: hostId })
    if (!account) throw platformError('NOT_FOUND')
    await enableAccount(tx, { accountId: hostId })
    const books = await putHostBack(tx, context, account, { takenWithAccount: true })
    const act: Act = { kind: 'accountEnabled', data: books > 0 ? { books } : {} }
    await insertAct(tx, { adminId: admin.id, accountId: hostId }, act, clock.now())
  })
}

/**
 * Stops an account's subscription, whether the account is disabled or not.
 * @throws NOT_FOUND; NOTHING_TO_STOP where nothing is charged any more; PAYMENTS_UNAVAILABLE, BILLING_BUSY
 */
export async function stopHostSubscription(
  context: Context,
  { admin, hostId }: HostAct,
  subscription: SubscriptionStop,
): Promise<void> {
  const { db, clock } = context
  const { account } = await getObservedAccount(db, hostId)
  const outcome = await stop(context, { admin, hostId }, account, subscription)
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: hostId })
    if (!(await isUnlogged(tx, hostId, outcome))) throw adminError('NOTHING_TO_STOP')
    const act: Act = { kind: 'subscriptionStopped', data: { subscription } }
    await insertAct(tx, { adminId: admin.id, accountId: hostId }, act, clock.now())
  })
}

/** A stop whose answer is lost may have happened, and nobody may ask again: that it was asked for is written down. */
function stop(context: Context, { admin, hostId }: HostAct, account: Account, subscription: SubscriptionStop) {
  const act: Act = { kind: 'subscriptionStopAsked', data: { subscription } }
  const note = () => insertAct(context.db, { adminId: admin.id, accountId: hostId }, act, context.clock.now())
  return aboutHost(() => stopSubscription(context, account, subscription, note))
}

/** Of a stop: one of now is not in the log yet, nor one before whose answer was lost, whoever has read it since. */
async function isUnlogged(tx: Tx, hostId: string, outcome: StopOutcome): Promise<boolean> {
  return outcome === 'stopped' || (outcome === 'stoppedBefore' && hasUnansweredStop(tx, { accountId: hostId }))
}

/**
 * Does what features below do for a host who is signed in: that her account has gone is told to her as not being
 * signed in, and to the operator as not being there.
 * @throws NOT_FOUND
 */
async function aboutHost<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_AUTHENTICATED') {
      throw platformError('NOT_FOUND', { cause: error })
    }
    throw error
  }
}

const testActs = {
  renew: 'testPaymentRenewed',
  failNext: 'testPaymentFailing',
  recover: 'testPaymentRecovered',
} as const satisfies Record<TestPaymentAct, Act['kind']>

/**
 * Makes something happen in the built-in gateway that otherwise takes a month or a bad card.
 * @throws NOT_FOUND, also where a real provider is in use; NO_SUBSCRIPTION
 */
export async function changeTestPayments(
  context: Context,
  { admin, hostId }: HostAct,
  act: TestPaymentAct,
): Promise<void> {
  const { account } = await getObservedAccount(context.db, hostId)
  await aboutHost(() => actOnTestPayments(context, account, act))
  const written = { kind: testActs[act], data: {} }
  await insertAct(context.db, { adminId: admin.id, accountId: hostId }, written, context.clock.now())
}

async function readPayments(context: Context, account: Account): Promise<HostDetails['payments']> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  const subscription = stored?.snapshot.subscription ?? null
  const live = liveOf(subscription) && subscription
  return {
    provider: stored?.provider ?? providerName(context),
    state: accessOf(account, context.clock.now()).state,
    isSubscribed: live !== null,
    isCancelled: live !== null && live.cancelsAt !== null,
    periodEndsAt: presentTime(live?.periodEndsAt),
    nextCharge: live && presentCharge(live, context.config.currency),
  }
}

/** Changes access and writes it down, both or neither. */
async function changeAccess(
  context: Context,
  { admin, hostId }: HostAct,
  act: Act,
  decide: (account: Account) => SubscriptionChange,
): Promise<void> {
  await getObservedAccount(context.db, hostId)
  await aboutHost(() =>
    changeSubscription(context, hostId, async (account, tx) => {
      const change = decide(account)
      await insertAct(tx, { adminId: admin.id, accountId: hostId }, act, context.clock.now())
      return change
    }),
  )
}

async function getObservedAccount(db: Db, accountId: string): Promise<ObservedAccount> {
  const host = await findObservedAccount(db, { accountId })
  if (!host) throw platformError('NOT_FOUND')
  return host
}

function readLastDay({ clock }: Context, lastDay: string): number {
  const end = endOfDay(lastDay, clock.now())
  if (end === undefined) throw adminError('DAY_NOT_AHEAD', { fields: { until: 'DAY_NOT_AHEAD' } })
  return end
}
