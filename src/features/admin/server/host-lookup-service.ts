import {
  type Account,
  type AccountPosition,
  accessOf,
  findObservedAccount,
  listSessionsOf,
  type ObservedAccount,
  searchAccounts,
} from '#features/accounts/index.ts'
import { findSubscription, liveOf, providerName } from '#features/billing/index.ts'
import { countBooksOf } from '#features/books/index.ts'
import { listDomains } from '#features/domains/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { type FoundHosts, type HostDetails, type HostFilter, hostsListed } from '../shared/admin-contract.ts'
import { presentCharge, presentDomain, presentHost, toIso, toIsoOrNull } from './admin-presenter.ts'

/** Accounts that the first answer of a search looks at. What is looked for is often new. */
const firstLooked = 100

/** Accounts that each further answer looks at: SQLite works on the main thread, and takes some milliseconds. */
const nextLooked = 1_000

/**
 * Finds accounts by a part of the name or address, newest first, in answers that each look at some of them. An account
 * with exactly this address is the first one of the first answer.
 */
export async function searchHosts(
  { db, clock }: Context,
  { search, only, after }: { search: string; only?: HostFilter | undefined; after?: AccountPosition | undefined },
): Promise<FoundHosts> {
  const { found, end } = await searchAccounts(db, {
    words: search,
    only,
    after,
    accounts: after ? nextLooked : firstLooked,
    found: hostsListed + 1,
  })
  const listed = found.slice(0, hostsListed)
  const hasMore = found.length > hostsListed
  const next = hasMore ? listed.at(-1)?.account : end
  const bookCounts = await countBooksOf(
    db,
    listed.map(({ account }) => account.id),
  )
  return {
    hosts: listed.map((host) => presentHost(host, bookCounts.get(host.account.id) ?? 0, clock.now())),
    hasMore,
    next: next ? `${next.createdAt}.${next.id}` : null,
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
      createdAt: toIso(session.createdAt),
      lastSeenAt: toIso(session.lastSeenAt),
      expiresAt: toIso(session.expiresAt),
    })),
    domains: domains.map(presentDomain),
  }
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
    periodEndsAt: toIsoOrNull(live?.periodEndsAt),
    nextCharge: live && presentCharge(live, context.config.currency),
  }
}

/** @throws NOT_FOUND */
export async function getObservedAccount(db: Db, accountId: string): Promise<ObservedAccount> {
  const host = await findObservedAccount(db, { accountId })
  if (!host) throw platformError('NOT_FOUND')
  return host
}
