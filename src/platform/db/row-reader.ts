import type { Compilable } from 'kysely'
import { type Db, findSqliteReader } from './database.ts'

/** More keys than this go into a further statement; it keeps the number of different statements small. */
const maxBatch = 100

/** Finds the row of a key; with a promise only where the database cannot answer at once. */
export type RowReader<Row> = (key: string) => Row | undefined | Promise<Row | undefined>

/**
 * A read of single rows that happens more often than all others together, made ready once. Whoever asks in the
 * same turn of the event loop shares one read, which begins after the request has come: a crowd at one door costs
 * the database one question. SQLite is asked at once, on a connection of its own that sees what is committed and
 * nothing else; PostgreSQL once per turn for all keys together.
 * @param select the rows of these keys, each with its key as `key`, and with no other parameter than the keys
 */
export function createRowReader<Row>(
  db: Db,
  select: (keys: readonly string[]) => Compilable<Row & { key: string }>,
): RowReader<Row> {
  const reader = findSqliteReader(db)
  if (!reader) return readTogether(async (keys) => (await db.executeQuery(select(keys).compile())).rows)
  const { sql } = select(['']).compile()
  return shareWithinTurn((key) => reader.get<Row>(sql, key))
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

function readTogether<Row>(readAll: (keys: readonly string[]) => Promise<(Row & { key: string })[]>): RowReader<Row> {
  let waiting = new Map<string, Waiting<Row>>()

  const answerAll = async () => {
    const batch = [...waiting]
    waiting = new Map()
    for (let start = 0; start < batch.length; start += maxBatch) {
      const part = batch.slice(start, start + maxBatch)
      try {
        const rows = new Map((await readAll(part.map(([key]) => key))).map((row) => [row.key, row]))
        for (const [key, { resolve }] of part) resolve(rows.get(key))
      } catch (error) {
        for (const [, { reject }] of part) reject(error)
      }
    }
  }

  return (key) => {
    const known = waiting.get(key)
    if (known) return known.promise
    if (waiting.size === 0) setImmediate(() => void answerAll())
    const entry = Promise.withResolvers<Row | undefined>()
    waiting.set(key, entry)
    return entry.promise
  }
}
