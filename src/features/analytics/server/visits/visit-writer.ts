import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { createSecret } from '#platform/ids.ts'
import { isPrivateAddress } from '#platform/networks.ts'
import { addCounts, type Counts, type Device, monthOf } from '../../shared/visit.ts'
import * as queries from './visit-queries.ts'

/**
 * Maximum number of visitors of a book that are stored per day. Further ones are not distinguished, so invented visitors
 * cannot fill the disk.
 */
const mostVisitorsPerDay = 10_000

/** Maximum number of terms of a book that are stored per month; further ones are dropped. */
const mostTermsPerMonth = 200

/** Hashes that are made in one turn of the event loop. */
const hashesPerTurn = 200

/** Letters of a hash that are stored: 96 bits are enough for the visitors of a day. */
const hashLength = 16

/** What one caller did with one book. Address and browser are kept in memory only, until they are hashed. */
export type VisitorCount = {
  readonly bookId: string
  readonly address: string
  /** The header X-Forwarded-For. */
  readonly forwarded: string
  readonly userAgent: string
  readonly isRobot: boolean
  readonly device: Device
  /** Without what is derived when writing: visits, and the kind of device. */
  readonly counts: Counts
  /** Terms of searches without results. */
  readonly terms: Set<string>
  /** The column of the language of the last visit; a change of language moves the count. */
  language: LanguageMeasure | undefined
}

export type LanguageMeasure = Extract<keyof Counts, `lang_${string}`>

/** Counts of one day that are written together, once. */
export type VisitBatch = { readonly id: string; readonly day: number; readonly visitorCounts: readonly VisitorCount[] }

type Hashed = VisitorCount & { visitor: string; termHashes: Map<string, string> }

/** Writes each batch of counts in one transaction. A batch that is written again is not counted twice. */
export function createVisitWriter(context: Context): (batch: VisitBatch) => Promise<void> {
  const { db, clock, config } = context
  return async (batch) => {
    const hash = await createVisitorHash(context, batch.day)
    const hashed = await hashAll(batch.visitorCounts, hash, config.trustProxy)
    await db.transaction().execute(async (tx) => {
      if (!(await queries.claimBatch(tx, batch.id, clock.now()))) return
      const present = await queries.listPresentBooks(tx, [...new Set(hashed.map(({ bookId }) => bookId))])
      const visitorCounts = hashed.filter(({ bookId }) => present.has(bookId))
      await writeCounts(tx, batch.day, visitorCounts)
      await writeTerms(tx, batch.day, visitorCounts)
    })
  }
}

async function hashAll(
  visitorCounts: readonly VisitorCount[],
  hash: VisitorHash,
  trustProxy: boolean,
): Promise<Hashed[]> {
  const hashed: Hashed[] = []
  for (const visitorCount of visitorCounts) {
    if (visitorCount.isRobot) continue
    const { bookId, address, forwarded, userAgent, terms } = visitorCount
    const caller = `${callerAddress(address, forwarded, trustProxy)}\n${userAgent}`
    const termHashes = new Map([...terms].map((term) => [term, hash(bookId, caller, term)]))
    hashed.push({ ...visitorCount, counts: completeCounts(visitorCount), visitor: hash(bookId, caller), termHashes })
    if (hashed.length % hashesPerTurn === 0) await nextTurn()
  }
  return hashed
}

/**
 * The address of the client. With `trustProxy` the hops of X-Forwarded-For are read from the end, past private
 * addresses. For page handlers, which run before Fastify; Fastify does this for its own requests.
 * @param forwarded the header X-Forwarded-For
 */
export function callerAddress(remote: string, forwarded: string, trustProxy: boolean): string {
  let address = remote
  if (!trustProxy) return address
  for (const hop of forwarded.split(',').reverse()) {
    if (!isPrivateAddress(address) || hop.trim() === '') break
    address = hop.trim()
  }
  return address
}

type VisitorHash = (...parts: readonly string[]) => string

/**
 * Visitors of a day are distinguished by a hash of address, browser and book. The hash's key is shared by all nodes and
 * deleted after the day; without the key, addresses cannot be guessed from the hashes. The key is derived from a secret
 * in the database and from the service's key, which is not in the database.
 */
async function createVisitorHash({ db, keyring }: Context, day: number): Promise<VisitorHash> {
  const key = keyring.hash('visitors', await queries.takeVisitorKey(db, { day }, createSecret()))
  return (...parts) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url').slice(0, hashLength)
}

/**
 * The counts with derived ones added: visits and device. Derived here because doing so at every visit would cost more.
 */
function completeCounts({ counts, device }: Pick<VisitorCount, 'counts' | 'device'>): Counts {
  const visits = (counts.way_qr ?? 0) + (counts.way_link ?? 0) + (counts.way_offline ?? 0)
  return { ...counts, visits, [`device_${device}`]: visits }
}

async function writeCounts(tx: Tx, day: number, visitorCounts: readonly Hashed[]): Promise<void> {
  const visits = visitorCounts.filter(({ counts }) => counts.visits)
  const full = await listFullBooks(tx, day, visits)
  const seen = visits.filter(({ bookId }) => !full.has(bookId))
  const added = await queries.noteVisitors(tx, { day }, [...new Set(seen.map(({ visitor }) => visitor))].sort())
  const counted = new Set<string>()
  const withVisitors = visitorCounts.map((visitorCount) => {
    const isNew =
      Boolean(visitorCount.counts.visits) && added.has(visitorCount.visitor) && !counted.has(visitorCount.visitor)
    if (isNew) counted.add(visitorCount.visitor)
    return isNew ? { ...visitorCount, counts: { ...visitorCount.counts, visitors: 1 } } : visitorCount
  })
  await queries.addToDay(tx, { day }, countsByBook(withVisitors))
}

/** The counts of a batch by book. */
function countsByBook(visitorCounts: Iterable<Pick<VisitorCount, 'bookId' | 'counts'>>): Map<string, Counts> {
  const byBook = new Map<string, Counts>()
  for (const { bookId, counts } of visitorCounts) byBook.set(bookId, addCounts(byBook.get(bookId) ?? {}, counts))
  return byBook
}

async function listFullBooks(tx: Tx, day: number, visitorCounts: readonly Hashed[]): Promise<Set<string>> {
  const ids = [...new Set(visitorCounts.map(({ bookId }) => bookId))]
  const visitors = await queries.countVisitors(tx, { day }, ids)
  return new Set(ids.filter((id) => (visitors.get(id) ?? 0) >= mostVisitorsPerDay))
}

/** A term counts once per visitor and day. */
async function writeTerms(tx: Tx, day: number, visitorCounts: readonly Hashed[]): Promise<void> {
  const searched = visitorCounts.flatMap(({ bookId, termHashes }) =>
    [...termHashes].map(([term, hash]) => ({ bookId, term, hash })),
  )
  if (searched.length === 0) return
  const month = monthOf(day)
  const known = await queries.listTermsOf(tx, month, [...new Set(searched.map(({ bookId }) => bookId))])
  const mayStore = createTermLimit(known)
  const admitted = searched.filter(({ bookId, term }) => mayStore(bookId, term))
  const added = await queries.noteVisitors(tx, { day }, [...new Set(admitted.map(({ hash }) => hash))].sort())
  const terms = new Map<string, queries.SearchWithoutResults>()
  for (const { bookId, term, hash } of admitted) {
    if (!added.delete(hash)) continue
    const key = `${bookId} ${term}`
    terms.set(key, { bookId, term, visitors: (terms.get(key)?.visitors ?? 0) + 1 })
  }
  await queries.addTerms(tx, month, [...terms.values()])
}

/** Tells whether a book may store a term: always if the term is stored already. */
function createTermLimit(known: readonly queries.SearchWithoutResults[]): (bookId: string, term: string) => boolean {
  const terms = new Map<string, Set<string>>()
  for (const { bookId, term } of known) terms.set(bookId, (terms.get(bookId) ?? new Set()).add(term))
  return (bookId, term) => {
    const ofBook = terms.get(bookId) ?? new Set()
    terms.set(bookId, ofBook)
    if (!ofBook.has(term) && ofBook.size >= mostTermsPerMonth) return false
    ofBook.add(term)
    return true
  }
}
