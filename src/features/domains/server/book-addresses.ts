import { findAccount, hasPro, type Subscription } from '#features/accounts/index.ts'
import { listBooks } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Domain, listDomains } from './domain-queries.ts'
import { freeSlug } from './slug.ts'
import { type BookSlug, listCurrentSlugs, listSlugs, makeCurrentSlug } from './slug-queries.ts'

/** The origin (scheme, name and port) of a host's domain. The port is that of our own origin, if it has one. */
export function originOfDomain(origin: string, name: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`
}

type Setting = { origin: string; now: number; subscription: Subscription }

/**
 * Addresses of the account's books on its own domains, keyed by book id. Books that have only their share link are not
 * in the map. A domain for a single book takes precedence over one for all books, an older domain over a newer one.
 */
export async function listBookAddresses(db: Db, accountId: string, setting: Setting): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  if (!hasPro(setting.subscription, setting.now)) return addresses
  const domains = (await listDomains(db, { accountId })).filter(({ state }) => state === 'proved')
  if (domains.length === 0) return addresses
  const slugs = await listCurrentSlugs(db, { accountId })
  for (const domain of domains) addAddresses(addresses, domain, slugs, setting.origin)
  return addresses
}

/** The addresses of `listBookAddresses` as they are now. */
export async function listBookAddressesNow(
  { db, clock, config }: Context,
  { hostId }: { hostId: string },
): Promise<Map<string, string>> {
  const subscription = await findAccount(db, { accountId: hostId })
  if (!subscription) return new Map()
  return listBookAddresses(db, hostId, { origin: config.origin, now: clock.now(), subscription })
}

/** The address of one book on an own domain; undefined if the book has only its share link. */
export async function findBookAddress(
  context: Context,
  { id, hostId }: { id: string; hostId: string },
): Promise<string | undefined> {
  return (await listBookAddressesNow(context, { hostId })).get(id)
}

/**
 * Every page of the account's books, or of one of them, on each domain whose name the account holds, keyed by book id;
 * also without Pro, because caches may have them from before.
 */
export async function listDomainPages(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { hostId, bookId }: { hostId: string; bookId?: string | undefined },
): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>()
  const add = (id: string, page: string) => pages.set(id, [...(pages.get(id) ?? []), page])
  const held = (await listDomains(db, { accountId: hostId })).filter(
    ({ state }) => state === 'proved' || state === 'astray',
  )
  if (held.length === 0) return pages
  const slugs = await listCurrentSlugs(db, { accountId: hostId, bookId })
  for (const domain of held) {
    const origin = originOfDomain(config.origin, domain.name)
    if (domain.bookId === null) for (const { bookId: id, slug } of slugs) add(id, `${origin}/${slug}`)
    else if (bookId === undefined || domain.bookId === bookId) add(domain.bookId, `${origin}/`)
  }
  return pages
}

function addAddresses(
  addresses: Map<string, string>,
  { name, bookId }: Domain,
  slugs: readonly Pick<BookSlug, 'bookId' | 'slug'>[],
  ownOrigin: string,
): void {
  const origin = originOfDomain(ownOrigin, name)
  const isShared = (address: string | undefined) => address === undefined || new URL(address).pathname !== '/'
  if (bookId !== null) {
    if (isShared(addresses.get(bookId))) addresses.set(bookId, `${origin}/`)
    return
  }
  for (const slug of slugs) {
    if (!addresses.has(slug.bookId)) addresses.set(slug.bookId, `${origin}/${slug.slug}`)
  }
}

/**
 * Assigns a slug to each published book of an account that has none. Renaming a book does not change its slug, because
 * slugs are printed. The caller must hold the account's lock.
 * @returns whether any slug was assigned
 */
export async function assignSlugs(tx: Tx, accountId: string, now: number): Promise<boolean> {
  const slugs = await listSlugs(tx, { accountId })
  const taken = new Set(slugs.map(({ slug }) => slug))
  const named = new Set(slugs.map(({ bookId }) => bookId))
  const books = (await listBooks(tx, { hostId: accountId })).toSorted((a, b) => a.createdAt - b.createdAt)
  let hasAssigned = false
  for (const book of books) {
    if (book.status !== 'published' || named.has(book.id)) continue
    const slug = freeSlug(book.propertyName, taken)
    taken.add(slug)
    await makeCurrentSlug(tx, { accountId, bookId: book.id }, slug, now)
    hasAssigned = true
  }
  return hasAssigned
}
