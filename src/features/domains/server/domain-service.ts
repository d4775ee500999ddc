import { type Account, hasPro, lockAccount, renewGuestPages } from '#features/accounts/index.ts'
import { bookError, findBookById, type OnPublished } from '#features/books/index.ts'
import { minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import { mostDomains } from '../shared/domain.ts'
import type { BookAddresses, DomainChange, DomainInput, DomainList, DomainView } from '../shared/domain-contract.ts'
import { domainError } from '../shared/domain-errors.ts'
import { assignSlugs, listBookAddresses } from './book-addresses.ts'
import { findTarget } from './dns-lookup.ts'
import { checkDomain } from './domain-check.ts'
import { readDomainName } from './domain-name.ts'
import { presentDomain } from './domain-presenter.ts'
import * as queries from './domain-queries.ts'
import { isFreeForBooks } from './slug.ts'
import { listSlugs, makeCurrentSlug } from './slug-queries.ts'

/** Maximum number of manual domain checks per host in 15 minutes. */
const checksPerHost = 30

/** The host's domains with the records that each needs, and the slugs of her books. */
export async function listDomains(context: Context, host: Account): Promise<DomainList> {
  const { db, clock } = context
  const domains = await queries.listDomains(db, { accountId: host.id })
  const slugs = await listSlugs(db, { accountId: host.id })
  return {
    isPro: hasPro(host, clock.now()),
    domains: await present(context, domains),
    slugs: slugs.filter(({ isCurrent }) => isCurrent).map(({ bookId, slug }) => ({ bookId, slug })),
  }
}

/** The addresses of the host's books on her own domains. */
export async function listAddresses(context: Context, host: Account): Promise<BookAddresses> {
  const { db, clock, config } = context
  const setting = { origin: config.origin, now: clock.now(), subscription: host }
  return Object.fromEntries(await listBookAddresses(db, host.id, setting))
}

/**
 * Claims a domain for one book or, without a book, for all of them. The job does the first check within a minute.
 * @throws DOMAIN_NEEDS_PRO, BOOK_NOT_FOUND, DOMAIN_TAKEN, DOMAIN_ADDED_ALREADY, DOMAIN_LIMIT, TOO_MANY_REQUESTS and the
 * `DomainNameProblem` codes
 */
export async function addDomain(context: Context, host: Account, input: DomainInput): Promise<DomainView> {
  const { db, clock } = context
  requirePro(host, clock.now())
  await countWrite(context, host)
  const name = readName(context, input.name)
  const domainId = createId()
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, { accountId: host.id })
    if (!locked) throw domainError('DOMAIN_NOT_FOUND')
    requirePro(locked, clock.now())
    await requireOwnBook(tx, host, input.bookId)
    await refuseTakenName(tx, host, name)
    const { bookId, listsBooks } = input
    await queries.insertDomain(
      tx,
      { accountId: host.id, domainId },
      { name, bookId, listsBooks, token: createId() },
      clock.now(),
    )
    await assignSlugsOnPublish(tx, context, host)
  })
  return getDomainView(context, host, domainId)
}

/**
 * Changes which books a domain shows.
 * @throws DOMAIN_NOT_FOUND, BOOK_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function changeDomain(
  context: Context,
  host: Account,
  domainId: string,
  change: DomainChange,
): Promise<DomainView> {
  const scope = { accountId: host.id, domainId }
  await countWrite(context, host)
  await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: host.id })
    const domain = await getDomain(tx, scope)
    const { bookId = domain.bookId, listsBooks = domain.listsBooks } = change
    await requireOwnBook(tx, host, bookId)
    await queries.updateShownBooks(tx, scope, { bookId, listsBooks })
    if (bookId === null) await assignSlugs(tx, host.id, context.clock.now())
    await renewGuestPages(tx, { accountId: host.id })
  })
  return getDomainView(context, host, domainId)
}

/**
 * Checks a domain now. Restarts the claim of a domain that has ended.
 * @throws DOMAIN_NOT_FOUND, DOMAIN_NEEDS_PRO, TOO_MANY_REQUESTS
 */
export async function checkNow(context: Context, host: Account, domainId: string): Promise<DomainView> {
  const { db, clock } = context
  const scope = { accountId: host.id, domainId }
  const domain = await getDomain(db, scope)
  const isOver = domain.state === 'released' || domain.state === 'expired'
  if (domain.state === 'waiting' || isOver) requirePro(host, clock.now())
  await consumeRateLimit(context, [
    { name: 'domain-checks', subject: host.id, limit: checksPerHost },
    // DNS answers are cached, so more frequent checks give the same result.
    { name: 'domain-check', subject: domainId, limit: 6, window: minute },
  ])
  if (isOver) await restartDomain(context, scope)
  await checkDomain(context, domainId)
  return getDomainView(context, host, domainId)
}

/** Restarts the claim of a domain that has ended. Does nothing if a concurrent request has already restarted it. */
async function restartDomain({ db, clock }: Context, scope: { accountId: string; domainId: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, scope)
    if (!locked) throw domainError('DOMAIN_NOT_FOUND')
    requirePro(locked, clock.now())
    const { state } = await getDomain(tx, scope)
    if (state === 'released' || state === 'expired') await queries.restartDomain(tx, scope, clock.now())
  })
}

/**
 * Deletes a domain, which makes its name free for others.
 * @throws DOMAIN_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function removeDomain(context: Context, host: Account, domainId: string): Promise<void> {
  await countWrite(context, host)
  await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: host.id })
    if (!(await queries.deleteDomain(tx, { accountId: host.id, domainId }))) throw domainError('DOMAIN_NOT_FOUND')
    await renewGuestPages(tx, { accountId: host.id })
  })
}

/**
 * Changes the slug of a book. The former slug redirects to the new one.
 * @throws BOOK_NOT_FOUND, DOMAIN_NEEDS_PRO, SLUG_INVALID, SLUG_TAKEN, TOO_MANY_REQUESTS
 */
export async function changeSlug(context: Context, host: Account, bookId: string, slug: string): Promise<void> {
  const { db, clock } = context
  requirePro(host, clock.now())
  if (!isFreeForBooks(slug)) throw domainError('SLUG_INVALID', { fields: { slug: 'SLUG_INVALID' } })
  await countWrite(context, host)
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: host.id })
    await requireOwnBook(tx, host, bookId)
    const slugs = await listSlugs(tx, { accountId: host.id })
    if (slugs.some((other) => other.slug === slug && other.bookId !== bookId)) {
      throw domainError('SLUG_TAKEN', { fields: { slug: 'SLUG_TAKEN' } })
    }
    await makeCurrentSlug(tx, { accountId: host.id, bookId }, slug, clock.now())
    await renewGuestPages(tx, { accountId: host.id })
  })
}

/** The address of one of the host's books on her own domain; undefined if the book has only its share link. */
export async function findOwnAddress(context: Context, host: Account, bookId: string): Promise<string | undefined> {
  return (await listAddresses(context, host))[bookId]
}

/**
 * When a book is published: assigns slugs if the host has a domain for all books. The caller must hold the account's
 * lock.
 */
export const assignSlugsOnPublish: OnPublished = async (tx, { clock }, host) => {
  const domains = await queries.listDomains(tx, { accountId: host.id })
  if (!domains.some(({ bookId }) => bookId === null)) return
  if (await assignSlugs(tx, host.id, clock.now())) await renewGuestPages(tx, { accountId: host.id })
}

async function getDomainView(context: Context, host: Account, domainId: string): Promise<DomainView> {
  const [view] = await present(context, [await getDomain(context.db, { accountId: host.id, domainId })])
  if (!view) throw domainError('DOMAIN_NOT_FOUND')
  return view
}

async function getDomain(db: Db, scope: { accountId: string; domainId: string }): Promise<queries.Domain> {
  const domain = await queries.findDomain(db, scope)
  if (!domain) throw domainError('DOMAIN_NOT_FOUND')
  return domain
}

async function present({ db, config }: Context, domains: readonly queries.Domain[]): Promise<DomainView[]> {
  if (domains.length === 0) return []
  const target = await findTarget(config.domains)
  const names = domains.map(({ name }) => name)
  const owners = await queries.findNameOwners(db, names)
  return domains.map((domain) => {
    const owner = owners.get(domain.name)
    const isTaken = owner !== undefined && owner !== domain.accountId
    return presentDomain(domain, { origin: config.origin, target, isTaken })
  })
}

/** Each write renews all guest pages of the host, and shared caches are notified of them. */
async function countWrite(context: Context, { id }: Account): Promise<void> {
  await consumeRateLimit(context, [
    { name: 'domain-writes', subject: id, ...rateOf(context, 'domainWritesPerAccount') },
  ])
}

function requirePro(host: Account, now: number): void {
  if (!hasPro(host, now)) throw domainError('DOMAIN_NEEDS_PRO')
}

function readName({ config }: Context, typed: string): string {
  const ownHosts = [new URL(config.origin).hostname, ...(config.domains.target ? [config.domains.target] : [])]
  const read = readDomainName(typed, ownHosts)
  if (read.problem) throw domainError(read.problem, { fields: { name: read.problem } })
  return read.name
}

async function requireOwnBook(db: Db, host: Account, bookId: string | null): Promise<void> {
  if (bookId === null) return
  const book = await findBookById(db, bookId)
  if (book?.hostId !== host.id) throw bookError('BOOK_NOT_FOUND')
}

async function refuseTakenName(tx: Tx, host: Account, name: string): Promise<void> {
  const domains = await queries.listDomains(tx, { accountId: host.id })
  if (domains.some((domain) => domain.name === name)) {
    throw domainError('DOMAIN_ADDED_ALREADY', { fields: { name: 'DOMAIN_ADDED_ALREADY' } })
  }
  if (domains.length >= mostDomains) throw domainError('DOMAIN_LIMIT', { params: { limit: mostDomains } })
  if ((await queries.findNameOwner(tx, name)) !== undefined) {
    throw domainError('DOMAIN_TAKEN', { fields: { name: 'DOMAIN_TAKEN' } })
  }
}
