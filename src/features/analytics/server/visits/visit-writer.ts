import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { monthOf } from '../../shared/visit.ts'
import { callerAddress } from '../caller-address.ts'
import { type Batch, completeCounts, countsByBook, listSightings, type Sighting } from './visit-batch.ts'
import * as queries from './visit-queries.ts'
import { createVisitorHash, type VisitorHash } from './visitor-hash.ts'

/** From here on a book's further visitors of a day are not told apart any more: whoever makes them up fills no disk. */
const mostVisitorsPerDay = 10_000

/** Words that are kept of one book and month; what comes later is not noted. */
const mostTermsPerMonth = 200

/** Hashes that are made without letting anybody else have a turn. */
const hashesPerTurn = 200

type Hashed = Sighting & { visitor: string; termHashes: Map<string, string> }

/** Writes batches of counts: each in one transaction, and once, however often it is tried. */
export function createVisitWriter(context: Context): (batch: Batch) => Promise<void> {
  const { db, clock, config } = context
  return async (batch) => {
    const hash = await createVisitorHash(context, batch.day)
    const hashed = await hashAll(listSightings(batch), hash, config.trustProxy)
    await db.transaction().execute(async (tx) => {
      if (!(await queries.claimBatch(tx, batch.id, clock.now()))) return
      const present = await queries.listPresentBooks(tx, [...new Set(hashed.map(({ bookId }) => bookId))])
      const sightings = hashed.filter(({ bookId }) => present.has(bookId))
      await writeCounts(tx, batch.day, sightings)
      await writeTerms(tx, batch.day, sightings)
    })
  }
}

async function hashAll(sightings: readonly Sighting[], hash: VisitorHash, trustProxy: boolean): Promise<Hashed[]> {
  const hashed: Hashed[] = []
  for (const sighting of sightings) {
    if (sighting.isRobot) continue
    const { bookId, address, forwarded, userAgent, terms } = sighting
    const caller = `${callerAddress(address, forwarded, trustProxy)}\n${userAgent}`
    const termHashes = new Map([...terms].map((term) => [term, hash(bookId, caller, term)]))
    hashed.push({ ...sighting, counts: completeCounts(sighting), visitor: hash(bookId, caller), termHashes })
    if (hashed.length % hashesPerTurn === 0) await nextTurn()
  }
  return hashed
}

async function writeCounts(tx: Tx, day: number, sightings: readonly Hashed[]): Promise<void> {
  const visits = sightings.filter(({ counts }) => counts.visits)
  const full = await listFullBooks(tx, day, visits)
  const seen = visits.filter(({ bookId }) => !full.has(bookId))
  const added = await queries.noteVisitors(tx, { day }, [...new Set(seen.map(({ visitor }) => visitor))].sort())
  const counted = new Set<string>()
  const withVisitors = sightings.map((sighting) => {
    const isNew = Boolean(sighting.counts.visits) && added.has(sighting.visitor) && !counted.has(sighting.visitor)
    if (isNew) counted.add(sighting.visitor)
    return isNew ? { ...sighting, counts: { ...sighting.counts, visitors: 1 } } : sighting
  })
  await queries.addToDay(tx, { day }, countsByBook(withVisitors))
}

async function listFullBooks(tx: Tx, day: number, sightings: readonly Hashed[]): Promise<Set<string>> {
  const ids = [...new Set(sightings.map(({ bookId }) => bookId))]
  const visitors = await queries.countVisitors(tx, { day }, ids)
  return new Set(ids.filter((id) => (visitors.get(id) ?? 0) >= mostVisitorsPerDay))
}

/** A word counts once per visitor and day. */
async function writeTerms(tx: Tx, day: number, sightings: readonly Hashed[]): Promise<void> {
  const searched = sightings.flatMap(({ bookId, termHashes }) =>
    [...termHashes].map(([term, hash]) => ({ bookId, term, hash })),
  )
  if (searched.length === 0) return
  const month = monthOf(day)
  const known = await queries.listTermsOf(tx, month, [...new Set(searched.map(({ bookId }) => bookId))])
  const room = createRoom(known)
  const admitted = searched.filter(({ bookId, term }) => room(bookId, term))
  const added = await queries.noteVisitors(tx, { day }, [...new Set(admitted.map(({ hash }) => hash))].sort())
  const terms = new Map<string, queries.MissedTerm>()
  for (const { bookId, term, hash } of admitted) {
    if (!added.delete(hash)) continue
    const key = `${bookId} ${term}`
    terms.set(key, { bookId, term, visitors: (terms.get(key)?.visitors ?? 0) + 1 })
  }
  await queries.addTerms(tx, month, [...terms.values()])
}

/** Whether there is still room for a word of a book; one that is known always has some. */
function createRoom(known: readonly queries.MissedTerm[]): (bookId: string, term: string) => boolean {
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
