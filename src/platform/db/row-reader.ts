import type { Compilable } from 'kysely'
import { type Db, findSqliteReader, outageOf } from './database.ts'
import { type Outage, patience } from './outage.ts'
import { type OwnerOf, RowMemory } from './row-memory.ts'

/** More keys than this go into a further statement; it keeps the number of different statements small. */
const maxBatch = 100

/** Finds the row of a key; with a promise only where the database cannot answer at once. */
export type RowReader<Row> = (key: string) => Row | undefined | Promise<Row | undefined>

/**
 * A read of single rows that happens more often than all others together, made ready once. Requests of the
 * same turn of the event loop share one read, which begins after they have come: many guests of one book cost the
 * database one query. SQLite is asked at once, on a connection of its own that sees what is committed and
 * nothing else; PostgreSQL once per turn for all keys together. While the database does not answer, rows that it has
 * confirmed within ten minutes are used.
 * @param select the rows of these keys, each with its key as `key`, and with no other parameter than the keys
 * @param ownerOf the account whose writes make a remembered row unusable; without it rows belong to no account
 */
export function createRowReader<Row>(
  db: Db,
  select: (keys: readonly string[]) => Compilable<Row & { key: string }>,
  ownerOf?: OwnerOf<Row>,
): RowReader<Row> {
  const reader = findSqliteReader(db)
  const outage = outageOf(db)
  const memory = new RowMemory<Row>(outage, ownerOf)
  if (!reader) {
    const readAll = async (keys: readonly string[]) => (await db.executeQuery(select(keys).compile())).rows
    return readTogether(readAll, outage, memory)
  }
  const { sql } = select(['']).compile()
  return shareWithinTurn((key) => {
    const used = outage.skipsRead() ? memory.use(key) : undefined
    if (used) return used.row
    const begunMs = performance.now()
    try {
      const row = reader.get<Row>(sql, key)
      memory.keep(key, row, begunMs)
      outage.end()
      return row
    } catch (error) {
      outage.begin(error)
      const remembered = memory.use(key)
      if (remembered) return remembered.row
      throw error
    }
  })
}

/** Requests whose events came together are answered in one turn: what one has read holds for the others. */
function shareWithinTurn<Row>(read: (key: string) => Row | undefined): RowReader<Row> {
  let known = new Map<string, Row | undefined>()
  // Not cleared: V8 links the table of a cleared map to the one that follows it, and one that was collected late
  // then keeps all others.
  const forget = () => {
    known = new Map()
  }
  return (key) => {
    if (known.has(key)) return known.get(key)
    if (known.size === 0) setImmediate(forget)
    const row = read(key)
    known.set(key, row)
    return row
  }
}

type Waiting<Row> = PromiseWithResolvers<Row | undefined>

type KeyedRow<Row> = Row & { key: string }

function readTogether<Row>(
  readAll: (keys: readonly string[]) => Promise<KeyedRow<Row>[]>,
  outage: Outage,
  memory: RowMemory<Row>,
): RowReader<Row> {
  let waiting = new Map<string, Waiting<Row>>()

  /** Those whose row is remembered wait no longer; the others wait for the database. */
  const answerFromMemory = (part: readonly [string, Waiting<Row>][], reason: unknown) => {
    outage.begin(reason)
    for (const [key, { resolve }] of part) {
      const used = memory.use(key)
      if (used) resolve(used.row)
    }
  }
  const answer = async (part: readonly [string, Waiting<Row>][]) => {
    const late = setTimeout(() => answerFromMemory(part, new Error('a row was not read in time')), patience)
    const begunMs = performance.now()
    try {
      const rows = new Map((await readAll(part.map(([key]) => key))).map((row) => [row.key, row]))
      outage.end()
      for (const [key, { resolve }] of part) {
        const row = rows.get(key)
        memory.keep(key, row, begunMs)
        resolve(row)
      }
    } catch (error) {
      answerFromMemory(part, error)
      for (const [, { reject }] of part) reject(error)
    } finally {
      clearTimeout(late)
    }
  }
  const answerAll = () => {
    const batch = [...waiting]
    waiting = new Map()
    for (let start = 0; start < batch.length; start += maxBatch) void answer(batch.slice(start, start + maxBatch))
  }

  return (key) => {
    const known = waiting.get(key)
    if (known) return known.promise
    const used = outage.skipsRead() ? memory.use(key) : undefined
    if (used) return used.row
    if (waiting.size === 0) setImmediate(answerAll)
    const entry = Promise.withResolvers<Row | undefined>()
    waiting.set(key, entry)
    return entry.promise
  }
}
