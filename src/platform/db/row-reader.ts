import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Compilable } from 'kysely'
import { afterEvents } from '../event-loop-turns.ts'
import { type Db, findDirectRead, findSqliteReader, outageOf } from './database.ts'
import { isServerAnswer, isServerFull, type Outage, patience } from './outage.ts'
import { type OwnerOf, RowMemory } from './row-memory.ts'
import type { SqliteReader } from './sqlite-dialect.ts'
import { afterWorkingTime } from './working-time.ts'

/** More keys than this go into another statement, so that there are few different statements. */
const maxBatch = 100

/** Milliseconds after which a server that could not take a read is asked again. */
const fullPause = 250

/**
 * Attempts while the server has no free connection. With the pauses, five seconds: as long as a read waits for a full
 * pool.
 */
const maxRefusals = 20

/**
 * Finds the row of a key. Returns a promise only if the database cannot be read synchronously: PostgreSQL, or SQLite
 * during an outage.
 */
export type RowReader<Row> = (key: string) => Row | undefined | Promise<Row | undefined>

/**
 * Reads single rows by key, with a prepared statement, because these reads happen more often than all others together.
 * Requests of the same turn of the event loop share one read, which begins after they have come: many guests of one
 * book cause one query. SQLite is read synchronously, on a separate connection that sees only committed data;
 * PostgreSQL once per turn for all keys together. While the database does not answer, rows that it has confirmed within
 * ten minutes are used. A read that is not answered in time is repeated on a separate connection; only if that fails
 * too, the database counts as not answering. An error response counts as a response.
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
    const readDirectly = findDirectRead(db)
    const readAgain = readDirectly
      ? (keys: readonly string[]) => readDirectly<KeyedRow<Row>>(select(keys).compile())
      : readAll
    const reads = { readAll: untilTaken(readAll, outage), readAgain: inOneRead(readAgain, outage, lastReads) }
    return readTogether(reads, outage, memory)
  }
  const { sql } = select(['']).compile()
  return shareWithinTurn(reader, (key) => {
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

/**
 * All requests whose events came together are answered in one turn. They share what one has read, until this process
 * commits, which can happen within the turn.
 */
function shareWithinTurn<Row>(reader: SqliteReader, read: (key: string) => Row | undefined): RowReader<Row> {
  let known = new Map<string, Row | undefined>()
  let knownAfter = reader.commits
  // Replaced, not cleared: V8 links the table of a cleared map to the one that follows it, and a late collected table
  // then retains all others.
  const forget = () => {
    known = new Map()
  }
  return (key) => {
    if (knownAfter !== reader.commits) {
      forget()
      knownAfter = reader.commits
    }
    if (known.has(key)) return known.get(key)
    if (known.size === 0) setImmediate(forget)
    const row = read(key)
    known.set(key, row)
    return row
  }
}

type Waiting<Row> = PromiseWithResolvers<Row | undefined>

type KeyedRow<Row> = Row & { key: string }

type ReadRows<Row> = (keys: readonly string[]) => Promise<KeyedRow<Row>[]>

/** The second reads of each database, for all kinds of rows. They run one after another on one connection. */
const lastReads: LastReads = new WeakMap()

type LastReads = WeakMap<Outage, Promise<unknown>>

/** If the server takes no further connection, only the open ones of the pool can read. They become free soon. */
function untilTaken<Row>(read: ReadRows<Row>, outage: Outage): ReadRows<Row> {
  const readLater = inOneRead<Row>(async (keys) => {
    await sleep(fullPause)
    return read(keys)
  }, outage)
  return async (keys) => {
    for (let refusals = 0; ; refusals += 1) {
      try {
        return await (refusals === 0 ? read : readLater)(keys)
      } catch (error) {
        if (!isServerFull(error) || refusals === maxRefusals) throw error
      }
    }
  }
}

/**
 * Only one read at a time: callers that come meanwhile share the next one, which begins after they have come. Rejects
 * during an outage.
 * @param last the readers of the latest read; they wait together
 */
function inOneRead<Row>(read: ReadRows<Row>, outage: Outage, last: LastReads = new WeakMap()): ReadRows<Row> {
  let next: { wanted: Set<string>; rows: Promise<KeyedRow<Row>[]> } | undefined
  return (keys) => {
    if (next) {
      for (const key of keys) next.wanted.add(key)
      return next.rows
    }
    const wanted = new Set(keys)
    const rows = Promise.resolve(last.get(outage)).then(() => {
      next = undefined
      if (outage.isOn) throw new Error('the database does not answer')
      return read([...wanted])
    })
    next = { wanted, rows }
    // A caller whose read has failed may begin an outage before the next one is read.
    last.set(
      outage,
      rows.catch(() => nextTurn()),
    )
    return rows
  }
}

/** @param reads `readAgain` does not depend on what `readAll` waits for */
function readTogether<Row>(
  { readAll, readAgain }: { readAll: ReadRows<Row>; readAgain: ReadRows<Row> },
  outage: Outage,
  memory: RowMemory<Row>,
): RowReader<Row> {
  let waiting = new Map<string, Waiting<Row>>()

  const answer = async (part: readonly [string, Waiting<Row>][]) => {
    const keys = part.map(([key]) => key)
    let isAnswered = false
    let hasFailed = false
    let stopWaiting: () => void = () => undefined
    const read = async (readRows: ReadRows<Row>) => {
      const begunMs = performance.now()
      const rows = new Map((await readRows(keys)).map((row) => [row.key, row]))
      isAnswered = true
      outage.end()
      for (const [key, { resolve }] of part) {
        const row = rows.get(key)
        memory.keep(key, row, begunMs)
        resolve(row)
      }
    }
    /** Callers whose row is remembered do not wait any longer; the others wait for the database. */
    const answerWithout = async (reason: unknown) => {
      const failure = outage.isOn ? undefined : await read(readAgain).catch((error: unknown) => error)
      if (isAnswered) return
      // The pool's read goes on meanwhile.
      if (isServerAnswer(failure) && !hasFailed) return waitFurther()
      outage.begin(reason)
      for (const [key, { resolve }] of part) {
        const used = memory.use(key)
        if (used) resolve(used.row)
      }
    }
    const waitFurther = () => {
      stopWaiting = afterWorkingTime(patience, () => void answerWithout(new Error('a row was not read in time')))
    }
    waitFurther()
    try {
      await read(readAll)
    } catch (error) {
      hasFailed = true
      stopWaiting()
      await answerWithout(error)
      for (const [, { reject }] of part) reject(error)
    } finally {
      stopWaiting()
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
    if (waiting.size === 0) afterEvents(answerAll)
    const entry = Promise.withResolvers<Row | undefined>()
    waiting.set(key, entry)
    return entry.promise
  }
}
